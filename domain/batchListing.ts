/** The query of the list of batches. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { choiceField, limitField, pageField } from './listFields.ts';
import { pageSizes } from './pages.ts';

/** Those within some days begin with what is expired already. */
export const batchWindows = [
  { value: '30', label: 'Within 30 days' },
  { value: '60', label: 'Within 60 days' },
  { value: '90', label: 'Within 90 days' },
  { value: 'expired', label: 'Expired' },
  { value: 'all', label: 'All batches' },
] as const;
export type BatchWindow = (typeof batchWindows)[number]['value'];
const windowValues = batchWindows.map(({ value }) => value);

export const batchListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.batches),
  expires: choiceField(windowValues, `Expires must be one of ${windowValues.join(', ')}`).transform(
    (value): BatchWindow => value ?? '30',
  ),
  /** Only of one product. */
  product: idField('Product').optional(),
});
export type BatchListing = z.output<typeof batchListingSchema>;

/** The last day of a window as days from today; null for no end. */
export const windowDays = (window: BatchWindow): number | null =>
  window === 'all' ? null : window === 'expired' ? -1 : Number(window);
