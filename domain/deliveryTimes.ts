/** How long a delivery takes in working days, and the texts of pages and emails. */
import { deliveryTexts } from '#texts/delivery.ts';

export const transitDays = {
  insideDhaka: { min: 2, max: 3 },
  outsideDhaka: { min: 3, max: 5 },
} as const;
/** Working days until the parcel leaves: an order after the cut-off hour leaves on the next one. */
export const handlingDays = { min: 0, max: 1 } as const;
export type DeliveryArea = keyof typeof transitDays;

/** `district` in the shop's spelling, as addresses store it. Does without the list of districts, which is long. */
export const areaOf = (district: string): DeliveryArea =>
  district === 'Dhaka' ? 'insideDhaka' : 'outsideDhaka';

const daysTo = (area: DeliveryArea): string =>
  deliveryTexts.days(transitDays[area].min, transitDays[area].max);

export const deliveryTimes = {
  get estimate() {
    return deliveryTexts.businessDays(transitDays.insideDhaka.min, transitDays.insideDhaka.max);
  },
  get insideDhaka() {
    return daysTo('insideDhaka');
  },
  get outsideDhaka() {
    return daysTo('outsideDhaka');
  },
};
