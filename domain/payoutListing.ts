/** The queries of payouts: uploading a statement, the lists of payouts, of their rows, and of outstanding cash. */
import { z } from 'zod';
import { choiceField, limitField, pageField } from './listFields.ts';
import { pageSizes } from './pages.ts';
import { payoutOutcomeValues } from './payouts.ts';
import { cashAgeValues } from './settlements.ts';
import { line, requiredLine } from './text.ts';

/** The characters of a courier's name. */
export const COURIER_NAME_MAX = 60;

export const payoutUploadSchema = z.object({
  courier: requiredLine('Courier', COURIER_NAME_MAX),
  /** The id of a saved layout, or the name of a built-in one. Blank: the one that fits best. */
  layout: line('Layout', 100).default(''),
});

export const payoutListingSchema = z.object({ page: pageField, limit: limitField(pageSizes.payouts) });

export const payoutRowsSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.payoutRows),
  outcome: choiceField(payoutOutcomeValues, 'Unknown outcome'),
});

export const outstandingKinds = {
  unpaid: 'Not paid out',
  short: 'Paid short',
} as const;
export type OutstandingKind = keyof typeof outstandingKinds;
export const outstandingKindValues = Object.keys(outstandingKinds) as [OutstandingKind, ...OutstandingKind[]];

export const outstandingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.outstanding),
  /** `unpaid` unless it is asked for `short`. */
  kind: choiceField(outstandingKindValues, 'Unknown kind of outstanding cash'),
  /** Blank for all. */
  courier: line('Courier', COURIER_NAME_MAX)
    .transform((text) => text || undefined)
    .optional(),
  age: choiceField(cashAgeValues, 'Unknown age'),
});
export type OutstandingListing = z.output<typeof outstandingSchema>;
