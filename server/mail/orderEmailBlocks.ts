/** The blocks that emails about an order are made of: facts, items with totals, address, wishes, links. Amounts are in poisha. */
import { isToDeliver } from '#domain/addresses.ts';
import { callTimeText } from '#domain/callTimes.ts';
import { shownColour } from '#domain/colours.ts';
import { formatDay } from '#domain/dates.ts';
import { feeText } from '#domain/delivery.ts';
import { datesText } from '#domain/deliveryDates.ts';
import { areaOf, deliveryTimes } from '#domain/deliveryTimes.ts';
import { discountLabel, discountText } from '#domain/discountTexts.ts';
import { formatPoisha } from '#domain/money.ts';
import { lineText } from '#domain/orderLines.ts';
import { paymentLabel, shownDiscount } from '#domain/orders.ts';
import { formatPhone } from '#domain/phones.ts';
import { nameNow } from '#domain/productNames.ts';
import { placeName } from '#domain/thanas.ts';
import { choiceTexts } from '#texts/choices.ts';
import { countryTexts } from '#texts/countries.ts';
import { digits } from '#texts/numbers.ts';
import { orderEmailTexts } from '#texts/orderEmails.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { type Block, type Fact, type Item, link, type Shop } from './emailTemplate.ts';
import type { MailedOrder } from './mailedOrderQueries.ts';

/** '2-3 days, Sat 28 – Sun 29 Nov' */
const deliveryTime = ({ district, arrives }: MailedOrder): string =>
  [deliveryTimes[areaOf(district)], arrives && datesText(arrives)].filter(Boolean).join(', ');

export const estimateOf = (order: MailedOrder): Fact => ({
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
  parts: components.map((component) => lineText({ ...component, name: nameNow(component) })),
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

export const itemsOf = (order: MailedOrder): Block => ({
  kind: 'items',
  items: order.lines.map(itemOf),
  totals: totalsOf(order),
});

export const addressOf = (order: MailedOrder): Block => ({
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

export const factsOf = (order: MailedOrder, ...more: Fact[]): Block => ({
  kind: 'facts',
  facts: [
    { label: orderEmailTexts.orderNumber, value: order.orderNumber },
    { label: orderEmailTexts.placedOn, value: formatDay(order.placedAt) },
    ...more,
  ],
});

export const wishesBlock = (order: MailedOrder): Block[] => {
  const facts = wishesOf(order);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
};

export const payment = (): Fact => ({
  label: orderEmailTexts.payment,
  value: paymentLabel('cash_on_delivery'),
});
/** The page reads the number after the #, which no server sees. The phone is typed. */
export const trackLink = ({ orderNumber }: MailedOrder, shop: Shop): Block =>
  link(orderEmailTexts.trackYourOrder, `${shop.url}/track#${encodeURIComponent(orderNumber)}`);
export const ordersLink = (shop: Shop): Block => link(orderEmailTexts.viewMyOrders, `${shop.url}/account`);
