import { monthName } from './dates.ts';
import { exact } from './numbers.ts';

/** What every SMS may name. */
export interface SmsShop {
  name: string;
  nameBangla: string;
  phone: string;
  /** The public URL. */
  url: string;
}

interface Code {
  code: string;
  shop: SmsShop;
}

interface Order {
  orderNumber: string;
  shop: SmsShop;
}

interface PlacedOrder extends Order {
  /** Taka, what is still to be paid. */
  toCollect: number;
  arrives: { from: string; to: string } | null;
}

interface EditedOrder extends Order {
  toCollect: number;
}

interface RefundedOrder extends Order {
  /** Taka. */
  refund: number;
}

interface ShippedOrder extends Order {
  /** Null if the order has not been booked with a courier. */
  courier: string | null;
  toCollect: number;
}

interface BackInStock {
  product: string;
  /** Without the protocol, which phones add to what looks like an address. */
  url: string;
  shop: SmsShop;
}

/** '27-29 Nov', '29 Nov-1 Dec' */
function days({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => ({
    date: String(Number(day.slice(8))),
    month: monthName(Number(day.slice(5, 7))),
  })) as [{ date: string; month: string }, { date: string; month: string }];
  const end = `${last.date} ${last.month}`;
  if (from === to) return end;
  return first.month === last.month ? `${first.date}-${end}` : `${first.date} ${first.month}-${end}`;
}

/**
 * What the shop writes by SMS. Each text is as short as it can be and stay polite: a segment costs money. It says "Tk",
 * because one taka sign would more than halve what fits a segment. No text contains a name that a customer typed, which
 * could be an advertisement to somebody else's phone.
 */
export const smsMessages = {
  signInCode: ({ code, shop }: Code) =>
    `${code} is your ${shop.name} code. It works for 10 minutes. Please do not share it with anyone.`,
  orderPlaced: ({ orderNumber, toCollect, arrives, shop }: PlacedOrder) =>
    [
      `Thank you for your order ${orderNumber} at ${shop.name}!`,
      toCollect > 0 ? `Tk ${exact(toCollect)}, to pay on delivery.` : 'It is paid.',
      ...(arrives ? [`It arrives ${days(arrives)}.`] : []),
    ].join(' '),
  orderShipped: ({ orderNumber, courier, toCollect, shop }: ShippedOrder) =>
    [
      `Your ${shop.name} order ${orderNumber} is on its way${courier ? ` with ${courier}` : ''}.`,
      toCollect > 0 ? `Please have Tk ${exact(toCollect)} ready.` : 'It is paid.',
    ].join(' '),
  orderReturned: ({ orderNumber, shop }: Order) =>
    `Your order ${orderNumber} was returned to the shop. Would you still like it? Please call us: ${shop.phone}. ${shop.name}`,
  orderEdited: ({ orderNumber, toCollect, shop }: EditedOrder) =>
    [
      `We have changed your order ${orderNumber}.`,
      toCollect > 0 ? `Tk ${exact(toCollect)}, to pay on delivery.` : 'It is paid.',
      `Questions? Please call us: ${shop.phone}. ${shop.name}`,
    ].join(' '),
  orderCancelled: ({ orderNumber, shop }: Order) =>
    `Your order ${orderNumber} was cancelled. Would you still like it? Please call us: ${shop.phone}. ${shop.name}`,
  orderRefunded: ({ orderNumber, refund, shop }: RefundedOrder) =>
    `We have paid back Tk ${exact(refund)} for your order ${orderNumber}. Questions? Please call us: ${shop.phone}. ${shop.name}`,
  backInStock: ({ product, url, shop }: BackInStock) =>
    `Good news from ${shop.name}: ${product} is back. There are only a few: ${url}`,
  stop: 'No more SMS',
};
