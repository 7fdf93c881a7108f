/** The query of the list of batches. */
import { z } from 'zod';
import { batchMessages } from '#texts/batches.ts';
import { fieldTexts } from '#texts/fields.ts';
import { adminPageSizes } from './adminPages.ts';
import { idField } from './ids.schema.ts';
import { choiceField, limitField, pageField } from './listFields.ts';

/** Those within some days begin with what is expired already. */
export const batchWindows = ['30', '60', '90', 'expired', 'all'] as const;
export type BatchWindow = (typeof batchWindows)[number];

export const batchListingSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.batches),
  expires: choiceField(batchWindows, () =>
    fieldTexts.oneOf(batchMessages.expires, batchWindows.join(', ')),
  ).transform((value): BatchWindow => value ?? '30'),
  /** Only of one product. */
  product: idField(() => fieldTexts.product).optional(),
});

/** The last day of a window as days from today; null for no end. */
export const windowDays = (window: BatchWindow): number | null =>
  window === 'all' ? null : window === 'expired' ? -1 : Number(window);
