import { z } from 'zod';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import { couriersTexts } from '#texts/couriers.ts';
import { selectedOrdersTexts } from '#texts/selectedOrders.ts';
import { couriers, courierValues } from './couriers.ts';
import { findDistrict } from './districts.ts';
import { idField } from './ids.schema.ts';
import { MAX_SELECTED_ORDERS } from './orderListing.ts';
import { line, requiredLine } from './text.ts';

/** Characters of a place's name. */
export const PLACE_MAX = 80;

export const courierField = z.enum(courierValues, { error: () => couriersTexts.unknownCourier });

/** A district of the shop, in any spelling; its one name. */
const district = requiredLine(() => courierPlacesTexts.district, PLACE_MAX)
  .refine((typed) => findDistrict(typed) !== null, { error: () => courierPlacesTexts.districtRequired })
  .transform((typed) => findDistrict(typed)?.name ?? typed);

/** The place that a rule is for. Without a thana, the whole district. */
export const placeKeySchema = z.object({
  courier: courierField,
  district,
  thana: line(() => courierPlacesTexts.thana, PLACE_MAX).default(''),
});

/** The admins' names of a place at a courier. A rule for a thana needs a zone; one for a district has none. */
export const courierPlaceSchema = placeKeySchema
  .extend({
    courierDistrict: requiredLine(() => courierPlacesTexts.districtAtCourier, PLACE_MAX),
    courierZone: line(() => courierPlacesTexts.zone, PLACE_MAX).default(''),
  })
  .superRefine(({ courier, thana, courierZone }, context) => {
    const isNeeded = thana !== '' && couriers[courier].hasZones;
    if (isNeeded && courierZone === '') {
      context.addIssue({ code: 'custom', path: ['courierZone'], message: courierPlacesTexts.zoneRequired });
    }
    if (!isNeeded && courierZone !== '') {
      context.addIssue({ code: 'custom', path: ['courierZone'], message: courierPlacesTexts.noZone });
    }
    if (thana !== '' && !couriers[courier].hasZones) {
      context.addIssue({ code: 'custom', path: ['thana'], message: courierPlacesTexts.courierHasNoZones });
    }
  });

/** An admin's answers where the place of an order was unsure. `remember` makes an answer the rule of the order's thana. */
export const chosenPlacesSchema = z.object({
  courier: courierField,
  chosen: z
    .array(
      z.object({
        order: idField(() => selectedOrdersTexts.order),
        district: requiredLine(() => courierPlacesTexts.districtAtCourier, PLACE_MAX),
        zone: requiredLine(() => courierPlacesTexts.zone, PLACE_MAX),
        remember: z.boolean().default(false),
      }),
      { error: () => selectedOrdersTexts.chooseOrder },
    )
    .min(1, { error: () => selectedOrdersTexts.chooseOrder })
    .max(MAX_SELECTED_ORDERS, { error: () => selectedOrdersTexts.tooManyChosen(MAX_SELECTED_ORDERS) }),
});
