/** The queries of payouts: uploading a statement, the lists of payouts, of their rows, and of outstanding cash. */
import { z } from 'zod';
import { payoutsTexts } from '#texts/payouts.ts';
import { adminPageSizes } from './adminPages.ts';
import { choiceField, limitField, pageField } from './listFields.ts';
import { COURIER_MAX } from './orderBooking.ts';
import { payoutOutcomeValues } from './payouts.ts';
import { cashAgeValues } from './settlements.ts';
import { line, requiredLine } from './text.ts';

export const payoutUploadSchema = z.object({
  courier: requiredLine(() => payoutsTexts.courier, COURIER_MAX),
  /** The id of a saved layout, or the name of a built-in one. Blank: the one that fits best. */
  layout: line(() => payoutsTexts.layout, 100).default(''),
});

export const payoutListingSchema = z.object({ page: pageField, limit: limitField(adminPageSizes.payouts) });

export const payoutRowsSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.payoutRows),
  outcome: choiceField(payoutOutcomeValues, () => payoutsTexts.unknownOutcome),
});

export const outstandingKindValues = ['unpaid', 'short'] as const;
export type OutstandingKind = (typeof outstandingKindValues)[number];

export const outstandingSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.outstanding),
  /** `unpaid` unless it is asked for `short`. */
  kind: choiceField(outstandingKindValues, () => payoutsTexts.unknownKind),
  /** Blank for all. */
  courier: line(() => payoutsTexts.courier, COURIER_MAX)
    .transform((text) => text || undefined)
    .optional(),
  age: choiceField(cashAgeValues, () => payoutsTexts.unknownAge),
});
export type OutstandingListing = z.output<typeof outstandingSchema>;
