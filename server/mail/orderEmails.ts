/** Emails about an order: placed, changed, exchanged, shipped, delivered, cancelled, paid back. */
import { formatPoisha } from '#domain/money.ts';
import { cameBack, closingExplanation } from '#domain/orderClosing.ts';
import { cashToHaveReady } from '#domain/orderMoney.ts';
import { formatPhone } from '#domain/phones.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { shownPieces } from '#domain/storedPieces.ts';
import { placeName } from '#domain/thanas.ts';
import { digits } from '#texts/numbers.ts';
import { editedFieldTexts, orderEmailTexts } from '#texts/orderEmails.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import { type Block, type EmailTemplate, greeting, link, paragraph, type Shop } from './emailTemplate.ts';
import type { MailedOrder, MailedPieces, MailedReturn } from './mailedOrderQueries.ts';
import {
  addressOf,
  estimateOf,
  factsOf,
  itemsOf,
  ordersLink,
  payment,
  trackLink,
  wishesBlock,
} from './orderEmailBlocks.ts';

const toPay = ({ toCollect }: MailedOrder): string =>
  toCollect > 0 ? orderEmailTexts.youPay(formatPoisha(toCollect)) : orderEmailTexts.nothingToPay;

const nameOfField = (field: string): string => editedFieldTexts[field] ?? field;

/** Empty unless more was paid than the order costs now. */
const overpaidParagraph = ({ overpaid }: MailedOrder): Block[] =>
  overpaid > 0 ? [paragraph(orderEmailTexts.overpaid(formatPoisha(overpaid)))] : [];

export const orderPlacedEmail = (order: MailedOrder, shop: Shop): EmailTemplate =>
  order.exchangeOf ? orderExchangedEmail(order, order.exchangeOf, shop) : thankYouEmail(order, shop);

const thankYouEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.placed.subject(order.orderNumber),
  preview: orderEmailTexts.placed.preview(formatPoisha(order.totalPrice)),
  heading: orderEmailTexts.placed.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(`${orderEmailTexts.placed.text} ${cashToHaveReady(order.toCollect)}`),
    factsOf(order, estimateOf(order), payment()),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    trackLink(order, shop),
    ordersLink(shop),
  ],
});

const orderExchangedEmail = (order: MailedOrder, exchanged: string, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.exchanged.subject(order.orderNumber),
  preview: orderEmailTexts.exchanged.preview(exchanged),
  heading: orderEmailTexts.exchanged.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(`${orderEmailTexts.exchanged.text(exchanged)} ${toPay(order)}`),
    factsOf(order, estimateOf(order), payment()),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    ordersLink(shop),
  ],
});

export const orderEditedEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.edited.subject(order.orderNumber),
  preview: orderEmailTexts.edited.nowCosts(formatPoisha(order.totalPrice)),
  heading: orderEmailTexts.edited.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(orderEmailTexts.edited.text(order.editedFields.map(nameOfField).join(', '))),
    paragraph(`${orderEmailTexts.edited.nowCosts(formatPoisha(order.totalPrice))} ${toPay(order)}`),
    ...overpaidParagraph(order),
    factsOf(order, payment()),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    ordersLink(shop),
  ],
});

export const orderShippedEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.shipped.subject(order.orderNumber),
  preview: cashToHaveReady(order.toCollect),
  heading: orderEmailTexts.shipped.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(
      `${orderEmailTexts.shipped.text(digits(formatPhone(order.phone)))} ${cashToHaveReady(order.toCollect)}`,
    ),
    factsOf(order, estimateOf(order), payment()),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    ordersLink(shop),
  ],
});

/** 'Bangle set × 1, Ring × 2' */
const listed = (pieces: readonly MailedPieces[]): string =>
  pieces.map((each) => shownPieces(each, each.quantity)).join(', ');

/** What the customer did not take, and what she paid then. */
const takenInPart = ({ refused, collected }: MailedOrder): Block[] =>
  refused.length === 0
    ? []
    : [
        paragraph(orderEmailTexts.delivered.notTaken(listed(refused))),
        ...(collected ? [paragraph(orderEmailTexts.delivered.youPaid(formatPoisha(collected)))] : []),
      ];

export const orderDeliveredEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.delivered.subject(order.orderNumber),
  preview: orderEmailTexts.delivered.preview,
  heading: orderEmailTexts.delivered.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(orderEmailTexts.delivered.text),
    ...takenInPart(order),
    factsOf(order),
    itemsOf(order),
    paragraph(returnTexts.faulty),
    link(orderEmailTexts.delivered.writeReview, `${shop.url}/account`),
  ],
});

const whyCancelled = ({ cancelReason, closingReason }: MailedOrder): Block[] => {
  const why =
    cancelReason === 'unconfirmed'
      ? orderEmailTexts.cancelled.unconfirmed
      : closingExplanation(closingReason);
  return why ? [paragraph(why)] : [];
};

export const orderCancelledEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.cancelled.subject(order.orderNumber),
  preview: orderEmailTexts.cancelled.preview,
  heading: cameBack(order.closingReason)
    ? orderStatusTexts.returnedToShop
    : orderEmailTexts.cancelled.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    ...whyCancelled(order),
    paragraph(orderEmailTexts.cancelled.text),
    ...(order.paid > 0 ? [paragraph(orderEmailTexts.cancelled.payBack(formatPoisha(order.paid)))] : []),
    factsOf(order),
    itemsOf(order),
    ordersLink(shop),
  ],
});

export const orderReturnedEmail = ({ order, refund, pieces }: MailedReturn, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.returned.subject(order.orderNumber),
  preview: orderEmailTexts.returned.preview(formatPoisha(refund)),
  heading: orderEmailTexts.returned.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(orderEmailTexts.returned.text(listed(pieces))),
    factsOf(order, { label: orderEmailTexts.returned.paidBack, value: formatPoisha(refund) }),
    ordersLink(shop),
  ],
});

/** To the shop. */
export const orderAlertEmail = (order: MailedOrder, shop: Shop, orderId: string): EmailTemplate => ({
  subject: orderEmailTexts.alert.subject(order.orderNumber, formatPoisha(order.totalPrice)),
  preview: [order.fullName, placeName(order)].filter(Boolean).join(', '),
  heading: orderEmailTexts.alert.heading,
  blocks: [
    paragraph(orderEmailTexts.alert.text),
    factsOf(order, { label: orderEmailTexts.alert.toCollect, value: formatPoisha(order.toCollect) }),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    link(orderEmailTexts.alert.openOrder, `${shop.url}/admin/orders?order=${orderId}`),
  ],
});
