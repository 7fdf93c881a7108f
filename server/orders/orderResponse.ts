/** An order in the API's responses. Only this file builds it. Rows hold poisha, responses taka. */
import { toTaka } from '#domain/money.ts';
import { concernsCustomer } from '#domain/orderChanges.ts';
import { cameBack } from '#domain/orderClosing.ts';
import { overpaidPoisha, toCollect } from '#domain/orderMoney.ts';
import { shownDiscount } from '#domain/orders.ts';
import { nameNow } from '#domain/productNames.ts';
import { shownFromStored } from '#domain/storedPieces.ts';
import { placeName } from '#domain/thanas.ts';
import type {
  ChangeRow,
  ClosingRow,
  OtherOrder,
  PaymentRow,
  ReturnRow,
  SettlementRow,
} from './lifecycleQueries.ts';
import type { OrderRow } from './orderQueries.ts';

const utc = (at: string): string => new Date(at).toISOString();
const otherOrder = (other: OtherOrder | null) => other && { _id: other.id, orderNumber: other.number };

const closingOf = ({ charge, at, ...closing }: ClosingRow) => ({
  ...closing,
  courierCharge: toTaka(charge),
  at: utc(at),
});

const returnOf = ({ id, refund, credit, at, ...back }: ReturnRow) => ({
  _id: id,
  ...back,
  refund: toTaka(refund),
  credit: toTaka(credit),
  at: utc(at),
});

const paymentOf = ({ id, amount, at, ...payment }: PaymentRow) => ({
  _id: id,
  ...payment,
  amount: toTaka(amount),
  at: utc(at),
});

const settlementOf = ({ received, fee, later, owed, writtenOff, at, ...settlement }: SettlementRow) => ({
  ...settlement,
  received: toTaka(received),
  fee: toTaka(fee),
  later: toTaka(later),
  owed: toTaka(owed),
  writtenOff: writtenOff && {
    ...writtenOff,
    amount: toTaka(writtenOff.amount),
    at: utc(writtenOff.at),
  },
  at: utc(at),
});

const choiceOf = ({ size, colour, ...line }: OrderRow['lines'][number]) => ({
  ...line,
  selectedSize: size,
  selectedColor: colour,
});

const changeOf = (
  { details: { poisha, refundPoisha, items, ...details }, at, ...change }: ChangeRow,
  lines: OrderRow['lines'],
) => ({
  ...change,
  details: {
    ...details,
    ...(items && { items: items.map((stored) => shownFromStored(stored, lines.map(choiceOf))) }),
    ...(poisha !== undefined && { amount: toTaka(poisha) }),
    ...(refundPoisha !== undefined && { refund: toTaka(refundPoisha) }),
  },
  at: utc(at),
});

const openMoneyOf = ({ status, total_price: totalPoisha, paid: paidPoisha }: OrderRow) => {
  const money = { status, totalPoisha, paidPoisha };
  return { toCollect: toTaka(toCollect(money)), overpaid: toTaka(overpaidPoisha(money)) };
};

/** What happened after the order was placed, as far as customers may know. */
const lifecycleOf = (row: OrderRow) => ({
  version: row.version,
  note: row.note,
  secondPhone: row.second_phone,
  callTime: row.call_time,
  giftNote: row.gift_note,
  hidePrices: row.hide_prices,
  estimatedDelivery:
    row.arrives_from && row.arrives_to ? { from: row.arrives_from, to: row.arrives_to } : null,
  discount: shownDiscount(
    { discountPoisha: row.discount, shippingPoisha: row.shipping_price },
    row.coupon_code,
  ),
  paid: toTaka(row.paid),
  ...openMoneyOf(row),
  collected: row.collected === null ? null : toTaka(row.collected),
  refundedTotal: toTaka(row.refunded),
  returnedToShop: cameBack(row.closing?.reason ?? null),
  exchangeOf: otherOrder(row.exchange_of),
  exchangedBy: otherOrder(row.exchanged_by),
  returns: row.returns.map(returnOf),
  payments: row.payments.map(paymentOf),
  changes: row.changes.map((change) => changeOf(change, row.lines)),
});

const userOf = ({ user_id: _id, user_name: name, user_email: email }: OrderRow) =>
  _id !== null && name !== null ? { _id, name, email } : null;

export const orderResponse = (row: OrderRow) => ({
  _id: row.id,
  orderNumber: row.order_number,
  createdAt: row.created_at,
  status: row.status,
  paymentMethod: row.payment_method,
  orderItems: row.lines.map((line) => ({
    product: line.product,
    name: nameNow(line),
    image: line.image,
    price: toTaka(line.price),
    quantity: line.quantity,
    selectedSize: line.size,
    selectedColor: line.colour,
    returned: line.returned,
    components: line.components.map((component) => ({ ...component, name: nameNow(component) })),
  })),
  ...lifecycleOf(row),
  shippingAddress: {
    fullName: row.full_name,
    phone: row.phone,
    address: row.address,
    district: row.district,
    thana: row.thana,
    placeName: placeName(row),
    landmark: row.landmark,
    country: row.country,
  },
  itemsPrice: toTaka(row.items_price),
  taxPrice: toTaka(row.tax_price),
  shippingPrice: toTaka(row.shipping_price),
  totalPrice: toTaka(row.total_price),
  user: userOf(row),
  history: row.history.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
});

/** Who ordered, and the admin who took it. Both null for an order of the website. */
const takenOf = (row: OrderRow) =>
  row.source === 'shop'
    ? { customer: null, takenBy: null }
    : {
        customer: { name: row.customer_name ?? row.full_name, phone: row.customer_phone ?? row.phone },
        takenBy: row.history[0]?.by ?? null,
      };

/** What only admins see of an order. */
export const adminPartOf = (row: OrderRow) => ({
  source: row.source,
  ...takenOf(row),
  closing: row.closing && closingOf(row.closing),
  booking: row.booking && { ...row.booking, at: utc(row.booking.at) },
  settlement: row.settlement && settlementOf(row.settlement),
  printedAt: row.printed_at,
});

const withoutNames = <Row extends { by: string | null }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, by: null }));

/** An order for its customer, without the names of admins and their notes. */
export const ownOrderResponse = (row: OrderRow) =>
  orderResponse({
    ...row,
    history: withoutNames(row.history),
    payments: withoutNames(row.payments),
    returns: withoutNames(row.returns).map((back) => ({ ...back, note: '' })),
    changes: withoutNames(row.changes).filter(({ kind }) => concernsCustomer(kind)),
  });
