/** What delivery costs: one rule for cart, checkout, orders and the pages that explain it. */
import { isDhaka } from './districts.ts';
import { formatPoisha, toPoisha } from './money.ts';
import type { DeliveryRule } from './shop.ts';

export const isDeliveryFree = (subtotalPoisha: number, rule: DeliveryRule): boolean =>
  subtotalPoisha >= toPoisha(rule.freeFrom);

/** In poisha; null while the district is unknown and the fee hangs on it. */
export function deliveryFee(
  subtotalPoisha: number,
  district: string | null,
  rule: DeliveryRule,
): number | null {
  if (isDeliveryFree(subtotalPoisha, rule)) return 0;
  if (!district?.trim()) return null;
  return toPoisha(isDhaka(district) ? rule.insideDhaka : rule.outsideDhaka);
}

/** In poisha: what is missing for free delivery, 0 when it is free already. */
export const moreForFreeDelivery = (subtotalPoisha: number, rule: DeliveryRule): number =>
  Math.max(0, toPoisha(rule.freeFrom) - subtotalPoisha);

/** A fee as people read it, from poisha: nothing to pay is called free. */
export const feeText = (poisha: number): string => (poisha === 0 ? 'Free' : formatPoisha(poisha));
