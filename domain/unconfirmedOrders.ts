/** Rules for orders without a confirmation call. 0 switches a rule off. */

import type { z } from 'zod';
import { orderLimitTexts } from '#texts/orderLimits.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import { formatTaka } from './money.ts';
import type { Confirmation } from './orderCalls.ts';
import { confirmations } from './orderCalls.ts';
import type { OrderStatus } from './orderStatus.ts';
import { Problem } from './problems.ts';
import type { changeReasonField, unconfirmedRuleSchema } from './unconfirmedOrders.schema.ts';

export type UnconfirmedRule = z.output<typeof unconfirmedRuleSchema>;

interface NewOrder {
  pieces: number;
  /** In taka. */
  total: number;
}

/** The error for an order that is too large without a call. Null if it is not. `maxTotal` is in taka, `phone` the shop's. */
export function tooLargeUnconfirmed(
  { pieces, total }: NewOrder,
  { maxPieces, maxTotal }: UnconfirmedRule,
  phone: string,
): Problem | null {
  const message =
    maxPieces > 0 && pieces > maxPieces
      ? orderLimitTexts.callForPieces(maxPieces, phone)
      : maxTotal > 0 && total > maxTotal
        ? orderLimitTexts.callForAmount(formatTaka(maxTotal), phone)
        : null;
  return message === null ? null : new Problem('orderNeedsCall', { message });
}

interface OrderState {
  status: OrderStatus;
  confirmation: Confirmation;
  placedAt: Date;
  paidPoisha: number;
  isBooked: boolean;
  isPrinted: boolean;
}

/**
 * True if the shop may cancel this order by itself. Orders refused on the phone are left to the admin, and so are those that
 * somebody works on or has paid for: the parcel may be packed, or with the courier.
 */
export const isToBeReleased = (
  { status, confirmation, placedAt, paidPoisha, isBooked, isPrinted }: OrderState,
  { releaseHours }: UnconfirmedRule,
  now: Date,
): boolean =>
  releaseHours > 0 &&
  status === 'pending' &&
  confirmations[confirmation].awaits &&
  placedAt <= releasedFrom(releaseHours, now) &&
  paidPoisha === 0 &&
  !isBooked &&
  !isPrinted;

/** Pending orders placed at or before this moment have waited long enough. */
export const releasedFrom = (releaseHours: number, now: Date): Date =>
  new Date(now.getTime() - releaseHours * 60 * 60 * 1000);

export type ChangeReason = z.output<typeof changeReasonField>;
export const changeReasonLabel = (reason: ChangeReason): string => orderStatusTexts[reason];
