/**
 * An exchange: what comes back counts as paid for a new order, which collects only the difference. All amounts are in
 * poisha.
 *
 * If the new order is cancelled, this payment stays: the shop owes the money, and removing the payment records that it was
 * paid back.
 */
import type { z } from 'zod';
import { wholeTaka } from './money.ts';
import type { exchangeSchema } from './orderEdit.schema.ts';
import { leftToPay, netPaidPoisha } from './orderMoney.ts';
import { goodsValue, type RefundedOrder } from './orderRefunds.ts';
import type { PickedLine } from './orderReturns.ts';

export type ExchangeDraft = z.output<typeof exchangeSchema>;

export interface ExchangeAmounts {
  /** Moved to the new order. */
  creditPoisha: number;
  /** Paid back: what the goods were worth beyond the new order. */
  refundPoisha: number;
  /** Left for the courier to collect. */
  toCollectPoisha: number;
}

/**
 * `picked` comes back of `order`; `newTotalPoisha` is what the new order costs with delivery. The delivery of the first order
 * is not credited. Never more than the shop still has for the order.
 */
export function exchangeAmounts(
  picked: readonly PickedLine[],
  order: RefundedOrder,
  newTotalPoisha: number,
): ExchangeAmounts {
  const valuePoisha = Math.max(0, Math.min(goodsValue(picked, order), netPaidPoisha(order)));
  const creditPoisha = Math.min(valuePoisha, newTotalPoisha);
  return {
    creditPoisha,
    refundPoisha: Math.max(0, wholeTaka(valuePoisha) - wholeTaka(creditPoisha)),
    toCollectPoisha: leftToPay({ totalPoisha: newTotalPoisha, paidPoisha: creditPoisha }),
  };
}
