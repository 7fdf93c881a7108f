/**
 * Delivery fees: one rule for cart, checkout, orders and the pages that explain it. All amounts are in poisha;
 * the rule is in taka.
 */
import { priceTexts } from '#texts/prices.ts';
import { isDhaka } from './districts.ts';
import { feeOfArea, isDeliveryFree } from './freeDelivery.ts';
import { formatPoisha, formatTaka } from './money.ts';
import type { DeliveryRule } from './settings.ts';

/** The fee in poisha. Null if it depends on a district that is not known yet. */
export function deliveryFee(
  subtotalPoisha: number,
  district: string | null,
  rule: DeliveryRule,
): number | null {
  if (!district?.trim()) return isDeliveryFree(subtotalPoisha, rule) ? 0 : null;
  return feeOfArea(subtotalPoisha, isDhaka(district) ? 'insideDhaka' : 'outsideDhaka', rule);
}

/** A fee in poisha as text: 'Free' or an amount. */
export const feeText = (poisha: number): string => (poisha === 0 ? priceTexts.free : formatPoisha(poisha));

/** The same, or the range of possible fees if the district is unknown (null). */
export const feeTextOrRange = (poisha: number | null, rule: DeliveryRule): string =>
  poisha === null
    ? priceTexts.feeRange(formatTaka(rule.insideDhaka), formatTaka(rule.outsideDhaka))
    : feeText(poisha);

/** The label of the total, which is final only once the fee (poisha) is known. */
export const totalLabel = (fee: number | null): string =>
  fee === null ? priceTexts.totalBeforeDelivery : priceTexts.total;
