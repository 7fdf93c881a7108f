/** Writes the SMS for its cause with the data at the time of sending. */

import { shownColour } from '#domain/colours.ts';
import { courierLabel } from '#domain/couriers.ts';
import { addressIn } from '#domain/languageAddresses.ts';
import { toTaka } from '#domain/money.ts';
import { cameBack } from '#domain/orderClosing.ts';
import { toCollect } from '#domain/orderMoney.ts';
import { isOpen } from '#domain/orderStatus.ts';
import type { SmsKind } from '#domain/sms.ts';
import { shownInSms } from '#domain/smsLinks.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { findSmsAlert } from '#server/stockAlerts/alertQueueQueries.ts';
import type { Language } from '#texts/language.ts';
import { digits } from '#texts/numbers.ts';
import { type SmsShop, smsMessages } from '#texts/smsMessages.ts';
import { findEditedSmsOrder, findRefundedSmsOrder, findSmsOrder, type SmsOrder } from './smsOrderQueries.ts';
import type { SmsCause } from './smsQueries.ts';

export interface ComposedSms {
  phone: string;
  language: Language;
  text: string;
  /** False if the account of its recipient wants no SMS. */
  isWanted: boolean;
}

/** Null if there is nothing to say any more. */
export async function composeSms(
  db: Database,
  { kind, subject }: SmsCause,
  shop: SmsShop,
): Promise<ComposedSms | null> {
  if (kind === 'backInStock') return alertSms(db, subject, shop);
  const write = orderSms[kind];
  if (!write) return null;
  const find = finders[kind] ?? findSmsOrder;
  const order = await find(db, subject);
  return order && inLanguageOf(order.language, () => write(order, shop));
}

/** Of those whose subject is not an order. */
const finders: Partial<Record<SmsKind, typeof findSmsOrder>> = {
  orderEdited: findEditedSmsOrder,
  orderRefunded: findRefundedSmsOrder,
};

async function alertSms(db: Database, id: string, shop: SmsShop): Promise<ComposedSms | null> {
  const alert = await findSmsAlert(db, id);
  if (!alert) return null;
  const { phone, language, isWanted, product, size, colour } = alert;
  const url = shownInSms(`${shop.url}${addressIn(language, `/products/${product.id}`)}`);
  const text = inLanguageOf(language, () => {
    const name = [product.name, size && digits(size), colour && shownColour(colour)]
      .filter(Boolean)
      .join(', ');
    return smsMessages.backInStock({ product: name, url, shop });
  });
  return { phone, language, text, isWanted };
}

const moneyOf = ({ status, totalPoisha, paidPoisha }: SmsOrder): number =>
  toTaka(toCollect({ status, totalPoisha, paidPoisha }));

type OrderSms = (order: SmsOrder, shop: SmsShop) => ComposedSms | null;

/** Each is left out once the order has moved on. */
const orderSms: Partial<Record<SmsKind, OrderSms>> = {
  orderPlaced: (order, shop) => {
    if (order.status === 'cancelled') return null;
    const { orderNumber, arrives } = order;
    const text = smsMessages.orderPlaced({ orderNumber, arrives, toCollect: moneyOf(order), shop });
    return to(order, order.customerPhone, text);
  },
  orderShipped: (order, shop) => {
    if (order.status !== 'shipped') return null;
    const { orderNumber, courier } = order;
    const text = smsMessages.orderShipped({
      orderNumber,
      courier: courier && courierLabel(courier),
      toCollect: moneyOf(order),
      shop,
    });
    // Whoever takes the parcel at the door has the money ready.
    return to(order, order.recipientPhone, text);
  },
  orderReturned: (order, shop) => {
    if (!cameBack(order.closingReason)) return null;
    const { orderNumber } = order;
    return to(order, order.customerPhone, smsMessages.orderReturned({ orderNumber, shop }));
  },
  orderEdited: (order, shop) => {
    if (!isOpen(order.status)) return null;
    const { orderNumber } = order;
    const text = smsMessages.orderEdited({ orderNumber, toCollect: moneyOf(order), shop });
    return to(order, order.customerPhone, text);
  },
  orderCancelled: (order, shop) => {
    if (order.status !== 'cancelled') return null;
    const { orderNumber } = order;
    return to(order, order.customerPhone, smsMessages.orderCancelled({ orderNumber, shop }));
  },
  orderRefunded: (order, shop) => {
    const { orderNumber, refundPoisha } = order;
    const text = smsMessages.orderRefunded({ orderNumber, refund: toTaka(refundPoisha), shop });
    return to(order, order.customerPhone, text);
  },
};

const to = ({ language, isWanted }: SmsOrder, phone: string, text: string): ComposedSms => ({
  phone,
  language,
  text,
  isWanted,
});
