/** Batches of cosmetics: what expires soon, correcting a batch, and writing off what is thrown away. */
import { z } from 'zod';
import { batchChangeSchema, writeOffSchema } from '#domain/batches.schema.ts';
import { batchListingSchema } from '#domain/batchListing.ts';
import { endpoint } from './endpoint.ts';
import { listTags } from './tags.ts';
import { amount, idParams, moment, pagination } from './values.ts';

const row = { who: 'admin', duty: 'products', group: 'Admin' } as const;

const batch = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string(), image: z.string() }),
  /** The slug of its color; empty for a product without colors. */
  colour: z.string(),
  label: z.string(),
  /** The last day in Dhaka; null for pieces that were there before the first batch. */
  expiresOn: z.string().nullable(),
  /** Negative after that day. */
  daysLeft: z.int().nullable(),
  pieces: z.int(),
  /** Its pieces are in the stock of the shop. */
  sellable: z.boolean(),
  /** What its pieces cost, for admins with the duty `money`, where that is known. */
  value: amount.optional(),
  /** When its label or its date was corrected last. */
  changedAt: moment,
});

export const batches = {
  batches: endpoint({
    ...row,
    method: 'GET',
    path: '/admin/batches',
    summary: 'Batches with pieces left, what expires first on top: expired, within so many days, or all',
    input: { query: batchListingSchema },
    response: z.object({
      batches: z.array(batch),
      pagination,
      /** Of all pages. */
      pieces: z.int(),
      value: amount.optional(),
      /** The setting: what expires within so many days is not sold. */
      unsoldDays: z.int(),
    }),
  }),
  changeBatch: endpoint({
    ...row,
    method: 'PUT',
    path: '/admin/batches/:id',
    summary:
      'Correct the label or the date of a batch, unless another admin has corrected it since `basedOn`. Its pieces are sold, or not, by the new date',
    input: { params: idParams, body: batchChangeSchema },
    response: z.object({ product: z.string() }),
    refusals: ['batchNotFound', 'changedMeanwhile'],
    touches: ({ product }) => listTags([{ _id: product }]),
  }),
  writeOffBatch: endpoint({
    ...row,
    method: 'POST',
    path: '/admin/batches/:id/write-off',
    summary:
      'Take pieces that are thrown away out of a batch and, where they could be sold, out of the stock',
    input: { params: idParams, body: writeOffSchema },
    response: z.object({ product: z.string(), left: z.int() }),
    refusals: ['batchNotFound', 'shortStock', 'idempotencyMismatch', 'requestInProgress'],
    idempotent: true,
    touches: ({ product }) => listTags([{ _id: product }]),
  }),
};
