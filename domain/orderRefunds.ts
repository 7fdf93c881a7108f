/** How much is paid back for what comes back. All amounts are in poisha. */
import { wholeTaka } from './money.ts';
import { netPaidPoisha, type OrderMoney } from './orderMoney.ts';
import { everythingLeft, type PickedLine, piecesPicked } from './orderReturns.ts';

export interface RefundedOrder extends OrderMoney {
  itemsPoisha: number;
  discountPoisha: number;
  shippingPoisha: number;
  taxPoisha: number;
  lines: readonly { pricePoisha: number; quantity: number; returned: number }[];
}

type Goods = Pick<RefundedOrder, 'itemsPoisha' | 'discountPoisha' | 'lines'>;

/**
 * What these pieces cost after their part of the order's discount, in whole taka as pages show it. What came back before is
 * counted in, so that the amounts of all returns add up to the whole order.
 */
export function goodsValue(picked: readonly PickedLine[], goods: Goods): number {
  const before = goods.lines.map(({ returned: quantity }, line) => ({ line, quantity }));
  return wholeTaka(shareOf([...before, ...picked], goods)) - wholeTaka(shareOf(before, goods));
}

/** Their price less their part of the discount, to fractions of a poisha. */
function shareOf(pieces: readonly PickedLine[], { itemsPoisha, discountPoisha, lines }: Goods): number {
  const full = pieces.reduce(
    (sum, { line, quantity }) => sum + (lines[line]?.pricePoisha ?? 0) * quantity,
    0,
  );
  return itemsPoisha > 0 ? full - discountPoisha * (full / itemsPoisha) : full;
}

/** The same with delivery and tax, once nothing of the order is left with the customer. */
export const valueOfPieces = (picked: readonly PickedLine[], order: RefundedOrder): number =>
  goodsValue(picked, order) +
  (isTheRest(picked, order) ? wholeTaka(order.shippingPoisha + order.taxPoisha) : 0);

/** The most that can be paid back for these pieces: their value, but never more than the shop still has for the order. */
export const mostRefundable = (picked: readonly PickedLine[], order: RefundedOrder): number =>
  Math.max(0, Math.min(valueOfPieces(picked, order), netPaidPoisha(order)));

/**
 * What is paid back when the customer refuses these pieces at the door and keeps the others: what was paid before and what
 * is collected now, beyond the price of the kept pieces with delivery and tax. Never below 0; 0 if nothing is refused.
 */
export const paidBeyondKept = (
  refused: readonly PickedLine[],
  order: RefundedOrder,
  collectedPoisha: number,
): number => {
  const keptPoisha = wholeTaka(order.totalPoisha) - valueOfPieces(refused, order);
  return refused.length > 0 ? Math.max(0, wholeTaka(order.paidPoisha) + collectedPoisha - keptPoisha) : 0;
};

const isTheRest = (picked: readonly PickedLine[], { lines }: RefundedOrder): boolean =>
  everythingLeft(lines).every(({ line, quantity }) => piecesPicked(picked, line) >= quantity);
