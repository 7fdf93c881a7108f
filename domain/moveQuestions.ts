/**
 * What the admin's pages ask before orders are moved: sending what was not confirmed by phone, and delivering what was
 * not sent. The API takes these moves as they are.
 */

import { moveQuestionTexts } from '#texts/moveQuestions.ts';
import type { Confirmation } from './orderCalls.ts';
import { isInShop, type OrderStatus, type SettableStatus, statusLabel } from './orderStatus.ts';
import type { ShopSettings } from './settings.ts';

interface OrderToMove {
  orderNumber: string;
  status: OrderStatus;
  confirmation: Confirmation;
}

export interface MoveQuestion {
  text: string;
  hint: string;
  /** The label of the confirming button. */
  yes: string;
}

/** True if the parcel leaves the shop with this move. */
const leavesShop = (order: OrderToMove, to: SettableStatus): boolean =>
  isInShop(order.status) && (to === 'shipped' || to === 'delivered');

function questionText(orders: readonly OrderToMove[], to: SettableStatus): string {
  const [only, ...others] = orders;
  return only && others.length === 0
    ? moveQuestionTexts.moveOrder(only.orderNumber, statusLabel(to))
    : moveQuestionTexts.moveOrders(orders.length, statusLabel(to));
}

function unconfirmedQuestion(orders: readonly OrderToMove[], to: SettableStatus): MoveQuestion | null {
  const unconfirmed = orders.filter((order) => leavesShop(order, to) && order.confirmation !== 'confirmed');
  if (unconfirmed.length === 0) return null;
  return {
    text: questionText(orders, to),
    hint:
      unconfirmed.length === 1 && orders.length === 1
        ? moveQuestionTexts.notConfirmed
        : moveQuestionTexts.someNotConfirmed(unconfirmed.length),
    yes: moveQuestionTexts.moveAnyway,
  };
}

function unsentHint(unsent: number, all: number): string {
  if (unsent === 0) return moveQuestionTexts.notifiedByEmail;
  if (all === 1) return moveQuestionTexts.notSent;
  return moveQuestionTexts.someNotSent(unsent);
}

function deliveryQuestion(orders: readonly OrderToMove[], to: SettableStatus): MoveQuestion | null {
  const unsent = orders.filter(({ status }) => isInShop(status));
  if (to !== 'delivered' || (unsent.length === 0 && orders.length < 2)) return null;
  return {
    text: questionText(orders, to),
    hint: unsentHint(unsent.length, orders.length),
    yes: moveQuestionTexts.markDelivered,
  };
}

/** The question to ask before all these orders are moved. Null if there is none. */
export const moveQuestion = (
  orders: readonly OrderToMove[],
  to: SettableStatus,
  { callBeforeSending }: Pick<ShopSettings, 'callBeforeSending'>,
): MoveQuestion | null =>
  (callBeforeSending ? unconfirmedQuestion(orders, to) : null) ?? deliveryQuestion(orders, to);
