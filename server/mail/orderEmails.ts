/** Emails about an order: placed, changed, exchanged, shipped, delivered, cancelled, paid back. */

import { formatDay } from '#domain/dates.ts';
import { feeText } from '#domain/delivery.ts';
import { datesText } from '#domain/deliveryDates.ts';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { callTimeText } from '#domain/deliveryWishes.ts';
import { discountLabel, discountText } from '#domain/discountTexts.ts';
import { isDhaka } from '#domain/districts.ts';
import { formatPoisha } from '#domain/money.ts';
import { cameBack, toldOfClosing } from '#domain/orderClosing.ts';
import { cashToHaveReady } from '#domain/orderMoney.ts';
import { paymentLabel, shownDiscount } from '#domain/orders.ts';
import { formatPhone } from '#domain/phones.ts';
import { returnTexts } from '#domain/returnsPolicy.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import {
  type Block,
  type EmailTemplate,
  type Fact,
  greeting,
  type Item,
  type Shop,
} from './emailTemplate.ts';
import type { MailedOrder, MailedReturn } from './mailQueries.ts';

/** '2-3 days, Sat 28 – Sun 29 Nov' */
const deliveryTime = ({ district, arrives }: MailedOrder): string =>
  [isDhaka(district) ? deliveryTimes.insideDhaka : deliveryTimes.outsideDhaka, arrives && datesText(arrives)]
    .filter(Boolean)
    .join(', ');

const estimateOf = (order: MailedOrder): Fact => ({
  label: 'Estimated delivery',
  value: deliveryTime(order),
});

/** What the customer asked for besides the address. */
const wishesOf = ({ wishes: { note, secondPhone, callTime, giftNote, hidePrices } }: MailedOrder): Fact[] =>
  [
    { label: 'Note', value: note },
    { label: 'Second phone', value: secondPhone ? formatPhone(secondPhone) : '' },
    { label: 'Time to call', value: callTimeText(callTime) },
    { label: 'Gift note', value: giftNote.replace(/\s+/g, ' ') },
    { label: 'Prices', value: hidePrices ? 'Not on the packing slip' : '' },
  ].filter(({ value }) => value !== '');

const itemOf = ({ name, size, colour, quantity, price }: MailedOrder['lines'][number]): Item => ({
  name,
  details: [size && `Size ${size}`, colour, `${quantity} × ${formatPoisha(price)}`]
    .filter(Boolean)
    .join(' · '),
  amount: formatPoisha(price * quantity),
});

function discountOf({ discount, shippingPrice, couponCode }: MailedOrder): Fact[] {
  const shown = shownDiscount({ discountPoisha: discount, shippingPoisha: shippingPrice }, couponCode);
  return shown ? [{ label: discountLabel(shown.code), value: discountText(discount) }] : [];
}

const totalsOf = (order: MailedOrder): Fact[] => [
  { label: 'Subtotal', value: formatPoisha(order.itemsPrice) },
  ...discountOf(order),
  { label: 'Delivery', value: feeText(order.shippingPrice) },
  { label: 'Total', value: formatPoisha(order.totalPrice) },
  ...(order.paid > 0 ? [{ label: 'Paid', value: formatPoisha(order.paid) }] : []),
];

const toPay = ({ toCollect }: MailedOrder): string =>
  toCollect > 0
    ? `You pay ${formatPoisha(toCollect)} in cash when you receive it.`
    : 'Everything is paid. There is nothing to pay when you receive it.';

const toHaveReady = ({ toCollect }: MailedOrder): string => cashToHaveReady(toCollect);

/** Empty unless more was paid than the order costs now. */
const overpaidParagraph = ({ overpaid }: MailedOrder): Block[] =>
  overpaid > 0
    ? [paragraph(`You have paid ${formatPoisha(overpaid)} more than that. We will pay it back to you.`)]
    : [];

const itemsOf = (order: MailedOrder): Block => ({
  kind: 'items',
  items: order.lines.map(itemOf),
  totals: totalsOf(order),
});

const addressOf = (order: MailedOrder): Block => ({
  kind: 'address',
  title: 'Delivery address',
  lines: [
    order.fullName,
    order.address,
    ...(order.landmark ? [`Landmark: ${order.landmark}`] : []),
    `${order.thana}, ${order.district}`,
    order.country,
    formatPhone(order.phone),
  ],
});

const factsOf = (order: MailedOrder, ...more: Fact[]): Block => ({
  kind: 'facts',
  facts: [
    { label: 'Order number', value: order.orderNumber },
    { label: 'Placed on', value: formatDay(order.placedAt) },
    ...more,
  ],
});

const wishesBlock = (order: MailedOrder): Block[] => {
  const facts = wishesOf(order);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
};

const payment: Fact = { label: 'Payment', value: paymentLabel('cash_on_delivery') };
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
/** The page reads the number after the #, which no server sees. The phone is typed. */
const trackLink = ({ orderNumber }: MailedOrder, shop: Shop): Block =>
  link('Track Your Order', `${shop.url}/track#${encodeURIComponent(orderNumber)}`);
const ordersLink = (shop: Shop): Block => link('View My Orders', `${shop.url}/account`);

export const orderPlacedEmail = (order: MailedOrder, shop: Shop): EmailTemplate =>
  order.exchangeOf ? orderExchangedEmail(order, order.exchangeOf, shop) : thankYouEmail(order, shop);

const thankYouEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber}: thank you`,
  preview: `We have received your order of ${formatPoisha(order.totalPrice)} and are getting it ready.`,
  heading: 'Thank you for your order',
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(`We have received your order and are getting it ready. ${toHaveReady(order)}`),
    factsOf(order, estimateOf(order), payment),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    trackLink(order, shop),
    ordersLink(shop),
  ],
});

const orderExchangedEmail = (order: MailedOrder, exchanged: string, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber}: your exchange`,
  preview: `These items replace what you returned from order ${exchanged}.`,
  heading: 'Your exchange is being prepared',
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(
      `These items replace what you returned from order ${exchanged}. Its value counts as paid. ${toPay(order)}`,
    ),
    factsOf(order, estimateOf(order), payment),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    ordersLink(shop),
  ],
});

export const orderEditedEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber} was changed`,
  preview: `Your order now costs ${formatPoisha(order.totalPrice)}.`,
  heading: 'Your order was changed',
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(
      `We have changed your order as agreed with you. This is different now: ${order.editedFields.join(', ').toLowerCase()}.`,
    ),
    paragraph(`Your order now costs ${formatPoisha(order.totalPrice)}. ${toPay(order)}`),
    ...overpaidParagraph(order),
    factsOf(order, payment),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    ordersLink(shop),
  ],
});

export const orderShippedEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber} is on its way`,
  preview: toHaveReady(order),
  heading: 'Your order is on its way',
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(
      `Your parcel is on its way. The courier will call ${formatPhone(order.phone)}. ${toHaveReady(order)}`,
    ),
    factsOf(order, estimateOf(order), payment),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    ordersLink(shop),
  ],
});

/** What she did not take, and what she paid then. */
const takenInPart = ({ refused, collected }: MailedOrder): Block[] =>
  refused.length === 0
    ? []
    : [
        paragraph(`You did not take these items, and they came back to us: ${refused.join(', ')}.`),
        ...(collected ? [paragraph(`You paid ${formatPoisha(collected)} in cash.`)] : []),
      ];

export const orderDeliveredEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber} has been delivered`,
  preview: 'We hope you love it.',
  heading: 'Your order has been delivered',
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph('We hope you love it. Your review helps other shoppers: you can write one in your account.'),
    ...takenInPart(order),
    factsOf(order),
    itemsOf(order),
    paragraph(returnTexts.faulty),
    link('Write a Review', `${shop.url}/account`),
  ],
});

const notConfirmed =
  'We could not confirm your order with you by phone in time. If you still want these items, please order again.';

const whyCancelled = ({ cancelReason, closingReason }: MailedOrder): Block[] => {
  const why = cancelReason === 'unconfirmed' ? notConfirmed : toldOfClosing(closingReason);
  return why ? [paragraph(why)] : [];
};

export const orderCancelledEmail = (order: MailedOrder, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber} has been cancelled`,
  preview: 'There is nothing to pay.',
  heading: cameBack(order.closingReason) ? orderStatusTexts.returnedToShop : 'Your order has been cancelled',
  blocks: [
    paragraph(greeting(order.customer.name)),
    ...whyCancelled(order),
    paragraph('Your order has been cancelled. There is nothing to pay.'),
    ...(order.paid > 0
      ? [paragraph(`You have paid ${formatPoisha(order.paid)}. We will pay it back to you.`)]
      : []),
    factsOf(order),
    itemsOf(order),
    ordersLink(shop),
  ],
});

export const orderReturnedEmail = ({ order, refund, pieces }: MailedReturn, shop: Shop): EmailTemplate => ({
  subject: `Order ${order.orderNumber}: your refund`,
  preview: `We have paid back ${formatPoisha(refund)}.`,
  heading: 'Your refund',
  blocks: [
    paragraph(greeting(order.customer.name)),
    paragraph(`We have taken back: ${pieces.join(', ')}.`),
    factsOf(order, { label: 'Paid back to you', value: formatPoisha(refund) }),
    ordersLink(shop),
  ],
});

/** To the shop. */
export const orderAlertEmail = (order: MailedOrder, shop: Shop, orderId: string): EmailTemplate => ({
  subject: `New order ${order.orderNumber}: ${formatPoisha(order.totalPrice)}`,
  preview: `${order.fullName}, ${order.thana}, ${order.district}`,
  heading: 'New order',
  blocks: [
    paragraph('Hello, a new order came in.'),
    factsOf(order, { label: 'To collect', value: formatPoisha(order.toCollect) }),
    itemsOf(order),
    addressOf(order),
    ...wishesBlock(order),
    link('Open the Order', `${shop.url}/admin/orders?order=${orderId}`),
  ],
});
