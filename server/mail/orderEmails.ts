/** Emails about an order: placed, changed, exchanged, shipped, delivered, cancelled, paid back. */

import { isToDeliver } from '#domain/addresses.ts';
import { callTimeText } from '#domain/callTimes.ts';
import { shownColour } from '#domain/colours.ts';
import { formatDay } from '#domain/dates.ts';
import { feeText } from '#domain/delivery.ts';
import { datesText } from '#domain/deliveryDates.ts';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { discountLabel, discountText } from '#domain/discountTexts.ts';
import { isDhaka } from '#domain/districts.ts';
import { formatPoisha } from '#domain/money.ts';
import { cameBack, closingExplanation } from '#domain/orderClosing.ts';
import { lineText } from '#domain/orderLines.ts';
import { cashToHaveReady } from '#domain/orderMoney.ts';
import { paymentLabel, shownDiscount } from '#domain/orders.ts';
import { formatPhone } from '#domain/phones.ts';
import { nameNow } from '#domain/productNames.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { shownPieces } from '#domain/storedPieces.ts';
import { placeName } from '#domain/thanas.ts';
import { choiceTexts } from '#texts/choices.ts';
import { countryTexts } from '#texts/countries.ts';
import { digits } from '#texts/numbers.ts';
import { editedFieldTexts, orderEmailTexts } from '#texts/orderEmails.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import {
  type Block,
  type EmailTemplate,
  type Fact,
  greeting,
  type Item,
  type Shop,
} from './emailTemplate.ts';
import type { MailedOrder, MailedPieces, MailedReturn } from './mailQueries.ts';

/** '2-3 days, Sat 28 – Sun 29 Nov' */
const deliveryTime = ({ district, arrives }: MailedOrder): string =>
  [isDhaka(district) ? deliveryTimes.insideDhaka : deliveryTimes.outsideDhaka, arrives && datesText(arrives)]
    .filter(Boolean)
    .join(', ');

const estimateOf = (order: MailedOrder): Fact => ({
  label: orderEmailTexts.estimatedDelivery,
  value: deliveryTime(order),
});

/** What the customer asked for besides the address. */
const wishesOf = ({ wishes: { note, secondPhone, callTime, giftNote, hidePrices } }: MailedOrder): Fact[] =>
  [
    { label: orderEmailTexts.note, value: note },
    { label: orderEmailTexts.secondPhone, value: secondPhone ? formatPhone(secondPhone) : '' },
    { label: orderEmailTexts.timeToCall, value: callTimeText(callTime) },
    { label: orderEmailTexts.giftNote, value: giftNote.replace(/\s+/g, ' ') },
    { label: orderEmailTexts.prices, value: hidePrices ? orderEmailTexts.notOnSlip : '' },
  ].filter(({ value }) => value !== '');

const itemOf = ({
  size,
  colour,
  quantity,
  price,
  components,
  ...named
}: MailedOrder['lines'][number]): Item => ({
  name: nameNow(named),
  parts: components.map(lineText),
  details: [
    size && choiceTexts.size(size),
    colour && shownColour(colour),
    `${digits(quantity)} × ${formatPoisha(price)}`,
  ]
    .filter(Boolean)
    .join(' · '),
  amount: formatPoisha(price * quantity),
});

function discountOf({ discount, shippingPrice, couponCode }: MailedOrder): Fact[] {
  const shown = shownDiscount({ discountPoisha: discount, shippingPoisha: shippingPrice }, couponCode);
  return shown ? [{ label: discountLabel(shown.code), value: discountText(discount) }] : [];
}

const totalsOf = (order: MailedOrder): Fact[] => [
  { label: orderEmailTexts.subtotal, value: formatPoisha(order.itemsPrice) },
  ...discountOf(order),
  { label: orderEmailTexts.delivery, value: feeText(order.shippingPrice) },
  { label: orderEmailTexts.total, value: formatPoisha(order.totalPrice) },
  ...(order.paid > 0 ? [{ label: orderEmailTexts.paid, value: formatPoisha(order.paid) }] : []),
];

const toPay = ({ toCollect }: MailedOrder): string =>
  toCollect > 0 ? orderEmailTexts.youPay(formatPoisha(toCollect)) : orderEmailTexts.nothingToPay;

const toHaveReady = ({ toCollect }: MailedOrder): string => cashToHaveReady(toCollect);

const nameOfField = (field: string): string => editedFieldTexts[field] ?? field;

/** Empty unless more was paid than the order costs now. */
const overpaidParagraph = ({ overpaid }: MailedOrder): Block[] =>
  overpaid > 0 ? [paragraph(orderEmailTexts.overpaid(formatPoisha(overpaid)))] : [];

const itemsOf = (order: MailedOrder): Block => ({
  kind: 'items',
  items: order.lines.map(itemOf),
  totals: totalsOf(order),
});

const addressOf = (order: MailedOrder): Block => ({
  kind: 'address',
  title: isToDeliver(order) ? orderEmailTexts.deliveryAddress : orderSourceTexts.soldInShop,
  lines: [order.fullName, ...placeLinesOf(order), formatPhone(order.phone)],
});

const placeLinesOf = (order: MailedOrder): string[] =>
  isToDeliver(order)
    ? [
        order.address,
        ...(order.landmark ? [orderEmailTexts.landmark(order.landmark)] : []),
        placeName(order),
        countryTexts.nameOf(order.country),
      ]
    : [];

const factsOf = (order: MailedOrder, ...more: Fact[]): Block => ({
  kind: 'facts',
  facts: [
    { label: orderEmailTexts.orderNumber, value: order.orderNumber },
    { label: orderEmailTexts.placedOn, value: formatDay(order.placedAt) },
    ...more,
  ],
});

const wishesBlock = (order: MailedOrder): Block[] => {
  const facts = wishesOf(order);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
};

const payment = (): Fact => ({ label: orderEmailTexts.payment, value: paymentLabel('cash_on_delivery') });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
/** The page reads the number after the #, which no server sees. The phone is typed. */
const trackLink = ({ orderNumber }: MailedOrder, shop: Shop): Block =>
  link(orderEmailTexts.trackYourOrder, `${shop.url}/track#${encodeURIComponent(orderNumber)}`);
const ordersLink = (shop: Shop): Block => link(orderEmailTexts.viewMyOrders, `${shop.url}/account`);

export const orderPlacedEmail = (order: MailedOrder, shop: Shop): EmailTemplate =>
  order.exchangeOf ? orderExchangedEmail(order, order.exchangeOf, shop) : thankYouEmail(order, shop);

const thankYouEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: orderEmailTexts.placed.subject(order.orderNumber),
  preview: orderEmailTexts.placed.preview(formatPoisha(order.totalPrice)),
  heading: orderEmailTexts.placed.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(`${orderEmailTexts.placed.text} ${toHaveReady(order)}`),
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
  preview: toHaveReady(order),
  heading: orderEmailTexts.shipped.heading,
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(`${orderEmailTexts.shipped.text(digits(formatPhone(order.phone)))} ${toHaveReady(order)}`),
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

/** What she did not take, and what she paid then. */
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
