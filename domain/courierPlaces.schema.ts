import { z } from 'zod';
import { couriers, courierValues } from './couriers.ts';
import { findDistrict } from './districts.ts';
import { idField } from './ids.schema.ts';
import { MAX_SELECTED_ORDERS } from './orderListing.ts';
import { line, requiredLine } from './text.ts';

/** Characters of a place's name. */
export const PLACE_MAX = 80;

export const courierField = z.enum(courierValues, { error: 'Unknown courier' });

/** A district of the shop, in any spelling; its one name. */
const district = requiredLine('District', PLACE_MAX)
  .refine((typed) => findDistrict(typed) !== null, 'District is required')
  .transform((typed) => findDistrict(typed)?.name ?? typed);

/** The place that a rule is for. Without a thana, the whole district. */
export const placeKeySchema = z.object({
  courier: courierField,
  district,
  thana: line('Thana/Upazila', PLACE_MAX).default(''),
});

/** The owner's names of a place at a courier. A rule for a thana needs a zone; one for a district has none. */
export const courierPlaceSchema = placeKeySchema
  .extend({
    courierDistrict: requiredLine('District at the courier', PLACE_MAX),
    courierZone: line('Zone', PLACE_MAX).default(''),
  })
  .superRefine(({ courier, thana, courierZone }, context) => {
    const isNeeded = thana !== '' && couriers[courier].hasZones;
    if (isNeeded && courierZone === '') {
      context.addIssue({ code: 'custom', path: ['courierZone'], message: 'Zone is required' });
    }
    if (!isNeeded && courierZone !== '') {
      context.addIssue({ code: 'custom', path: ['courierZone'], message: 'This place has no zone' });
    }
    if (thana !== '' && !couriers[courier].hasZones) {
      context.addIssue({ code: 'custom', path: ['thana'], message: 'This courier has no zones' });
    }
  });

/** The owner's answers where the place of an order was unsure. `remember` makes an answer the rule of the order's thana. */
export const chosenPlacesSchema = z.object({
  courier: courierField,
  chosen: z
    .array(
      z.object({
        order: idField('Order'),
        district: requiredLine('District at the courier', PLACE_MAX),
        zone: requiredLine('Zone', PLACE_MAX),
        remember: z.boolean().default(false),
      }),
      { error: 'Please choose at least one order' },
    )
    .min(1, 'Please choose at least one order')
    .max(MAX_SELECTED_ORDERS, `At most ${MAX_SELECTED_ORDERS} orders can be chosen`),
});
