/**
 * Delivery fees: one rule for cart, checkout, orders and the pages that explain it. All amounts are in poisha;
 * the rule is in taka.
 */
import { isDhaka } from './districts.ts';
import { formatPoisha, formatTaka, toPoisha } from './money.ts';
import type { DeliveryRule } from './settings.ts';

/** True from the threshold of the rule on, in any district. */
export const isDeliveryFree = (subtotalPoisha: number, rule: DeliveryRule): boolean =>
  subtotalPoisha >= toPoisha(rule.freeFrom);

/** The fee in poisha. Null if it depends on a district that is not known yet. */
export function deliveryFee(
  subtotalPoisha: number,
  district: string | null,
  rule: DeliveryRule,
): number | null {
  if (isDeliveryFree(subtotalPoisha, rule)) return 0;
  if (!district?.trim()) return null;
  return toPoisha(isDhaka(district) ? rule.insideDhaka : rule.outsideDhaka);
}

/** The amount in poisha that is missing for free delivery; 0 if delivery is free. */
export const moreForFreeDelivery = (subtotalPoisha: number, rule: DeliveryRule): number =>
  Math.max(0, toPoisha(rule.freeFrom) - subtotalPoisha);

/** A fee in poisha as text: 'Free' or an amount. */
export const feeText = (poisha: number): string => (poisha === 0 ? 'Free' : formatPoisha(poisha));

/** The same, or the range of possible fees if the district is unknown (null). */
export const feeTextOrRange = (poisha: number | null, rule: DeliveryRule): string =>
  poisha === null
    ? `${formatTaka(rule.insideDhaka)} in Dhaka, ${formatTaka(rule.outsideDhaka)} elsewhere`
    : feeText(poisha);

/** The label of the total, which is final only once the fee (poisha) is known. */
export const totalLabel = (fee: number | null): string => (fee === null ? 'Total before delivery' : 'Total');
