/** The catalogue as its owner sees it: also what is hidden from the shop. Never kept, unlike the public lists. */
import { z } from 'zod';
import { categoryValues } from '#domain/categories.ts';
import { ownersListingSchema } from '#domain/ownersListing.ts';
import { endpoint } from './endpoint.ts';
import { productAnswer, productList } from './products.ts';
import { idParams, pagination } from './values.ts';

const row = { method: 'GET', who: 'admin', group: 'Admin' } as const;

export const adminProducts = {
  adminProducts: endpoint({
    ...row,
    path: '/admin/products',
    summary:
      'All products in pages, hidden ones too, searched by name or description; counts are of the whole shop',
    input: { query: ownersListingSchema },
    output: z.object({
      products: productList,
      pagination,
      counts: z
        .object({ all: z.int() })
        .extend(
          Object.fromEntries(categoryValues.map((value) => [value, z.int()])) as Record<
            (typeof categoryValues)[number],
            z.ZodInt
          >,
        ),
    }),
  }),
  adminProduct: endpoint({
    ...row,
    path: '/admin/products/:id',
    summary: 'One product to edit, hidden or not',
    input: { params: idParams },
    output: productAnswer,
    refusals: ['productNotFound'],
  }),
};
