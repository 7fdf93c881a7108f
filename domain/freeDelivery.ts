/**
 * From which amount delivery is free, in any district, and what it costs below. Apart from `delivery.ts`, because a page that asks
 * only this must not load the list of districts. Amounts are in poisha; the rule is in taka.
 */
import type { DeliveryArea } from './deliveryTimes.ts';
import { toPoisha } from './money.ts';
import type { DeliveryRule } from './settings.ts';

/** True from the threshold of the rule on, in any district. */
export const isDeliveryFree = (subtotalPoisha: number, rule: DeliveryRule): boolean =>
  subtotalPoisha >= toPoisha(rule.freeFrom);

/** The fee in poisha for a delivery to an area. */
export const feeOfArea = (subtotalPoisha: number, area: DeliveryArea, rule: DeliveryRule): number =>
  isDeliveryFree(subtotalPoisha, rule) ? 0 : toPoisha(rule[area]);

/** The amount in poisha that is missing for free delivery; 0 if delivery is free. */
export const moreForFreeDelivery = (subtotalPoisha: number, rule: DeliveryRule): number =>
  Math.max(0, toPoisha(rule.freeFrom) - subtotalPoisha);
