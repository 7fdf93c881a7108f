/** The catalogue as its owner sees it: also what is hidden from the shop. Never kept, unlike the public lists. */
import { z } from 'zod';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { categoryValues } from '#domain/categories.ts';
import { ownersListingSchema } from '#domain/ownersListing.ts';
import { limitField, pageField, pageSizes } from '#domain/pages.ts';
import { restockSchema } from '#domain/restocking.ts';
import { endpoint } from './endpoint.ts';
import { productAnswer, productList } from './products.ts';
import { listTags } from './tags.ts';
import { idParams, moment, pagination } from './values.ts';

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
  adminProductIds: endpoint({
    ...row,
    path: '/admin/products/ids',
    summary: `The ids of all products that a filter finds, the newest ${MAX_BULK} at most`,
    input: { query: ownersListingSchema.pick({ search: true, category: true, state: true }) },
    output: z.object({ ids: z.array(z.string()) }),
  }),
  stockHistory: endpoint({
    ...row,
    path: '/admin/products/:id/stock',
    summary: 'Every movement of a product’s counts in pages, the latest first; also of a deleted product',
    input: {
      params: idParams,
      query: z.object({ page: pageField, limit: limitField(pageSizes.stockHistory) }),
    },
    output: z.object({
      product: z.object({ _id: z.string(), name: z.string(), isDeleted: z.boolean() }),
      movements: z.array(
        z.object({
          _id: z.string(),
          at: moment,
          unit: z.enum(['product', 'size', 'colour']),
          /** The size's name or the colour's slug; empty for the product's own. */
          unitName: z.string(),
          before: z.int(),
          delta: z.int(),
          after: z.int(),
          reason: z.enum(['initial', 'order', 'cancel', 'edit', 'restock', 'import', 'removed']),
          order: z.object({ _id: z.string(), orderNumber: z.string() }).nullable(),
          /** Null where it was the shop itself, or somebody no longer known. */
          by: z.object({ _id: z.string(), name: z.string() }).nullable(),
        }),
      ),
      pagination,
    }),
    refusals: ['productNotFound'],
  }),
  restockProduct: endpoint({
    method: 'POST',
    path: '/admin/products/:id/restock',
    who: 'admin',
    group: 'Admin',
    summary: 'Add pieces that came in to a product’s counts; no edit, so it is in nobody’s way',
    input: { params: idParams, body: restockSchema },
    output: z.object({ product: productAnswer }),
    refusals: ['productNotFound', 'stockFull'],
    touches: ({ product }) => listTags([product]),
  }),
};
