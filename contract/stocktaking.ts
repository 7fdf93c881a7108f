/** Stocktaking: the list to count, and saving what was counted. */
import { z } from 'zod';
import { adminListingSchema } from '#domain/adminListing.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { countUnits } from '#domain/productCounts.ts';
import { stocktakingSchema } from '#domain/stocktaking.ts';
import { endpoint } from './endpoint.ts';
import { listTags } from './tags.ts';

const row = { who: 'admin', duty: 'products', group: 'Admin', path: '/admin/stocktaking' } as const;

export const stocktaking = {
  stocktaking: endpoint({
    ...row,
    method: 'GET',
    summary: `What should lie in the shop, count by count, of at most ${MAX_BULK} products that match a filter`,
    input: { query: adminListingSchema.pick({ search: true, category: true, state: true }) },
    response: z.object({
      /** By category and name. */
      products: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          category: z.string(),
          image: z.string(),
          counts: z.array(
            z.object({
              unit: z.enum(countUnits),
              /** The size's name, the color's slug or the batch's id; empty for the product's own count. */
              unitName: z.string(),
              label: z.string(),
              /** Left to sell. */
              stock: z.int(),
              /** Sold in orders that were not sent yet, so it lies in the shop too. */
              reserved: z.int(),
            }),
          ),
        }),
      ),
    }),
  }),
  saveStocktaking: endpoint({
    ...row,
    method: 'POST',
    summary:
      'Save what was counted. Each count moves by the difference to what was expected, so pieces sold since then stay sold',
    input: { body: stocktakingSchema },
    response: z.object({
      changed: z.array(z.object({ product: z.string(), label: z.string(), from: z.int(), to: z.int() })),
      /** Counts that were right. */
      right: z.int(),
    }),
    idempotent: true,
    refusals: ['productNotFound', 'idempotencyMismatch'],
    touches: ({ changed }) => listTags(changed.map(({ product }) => ({ _id: product }))),
  }),
};
