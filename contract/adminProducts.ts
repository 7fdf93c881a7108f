/** The products in admin, hidden ones included. Never cached, unlike the public lists. */

import { z } from 'zod';
import { adminListingSchema } from '#domain/adminListing.ts';
import { adminPageSizes } from '#domain/adminPages.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { categoryValues } from '#domain/categories.ts';
import { limitField, pageField } from '#domain/listFields.ts';
import { countUnits } from '#domain/productCounts.ts';
import { restockSchema } from '#domain/restocking.ts';
import { movementReasonValues } from '#domain/stockMovements.ts';
import { endpoint } from './endpoint.ts';
import { adminProductResponse, productResponse } from './productResponse.ts';
import { listTags } from './tags.ts';
import { amount, idParams, moment, pagination } from './values.ts';

const row = { method: 'GET', who: 'admin', duty: 'products', group: 'Admin' } as const;

export const adminProducts = {
  adminProducts: endpoint({
    ...row,
    // Who changes an order or takes one chooses products for it.
    duty: ['products', 'orders'],
    path: '/admin/products',
    summary:
      'All products in pages, including hidden ones but deleted ones only where asked for, searched by name or description. Counts cover the whole shop',
    input: { query: adminListingSchema },
    response: z.object({
      products: z.array(adminProductResponse),
      pagination,
      /** Includes hidden products, not deleted ones. */
      counts: z
        .object({ all: z.int() })
        .extend(
          Object.fromEntries(categoryValues.map((value) => [value, z.int()])) as Record<
            (typeof categoryValues)[number],
            z.ZodInt
          >,
        ),
      hidden: z.int(),
      deleted: z.int(),
    }),
  }),
  adminProduct: endpoint({
    ...row,
    // Who changes an order or takes one chooses products for it.
    duty: ['products', 'orders'],
    path: '/admin/products/:id',
    summary: 'One product for editing, hidden or not',
    input: { params: idParams },
    response: adminProductResponse,
    refusals: ['productNotFound'],
  }),
  adminProductIds: endpoint({
    ...row,
    path: '/admin/products/ids',
    summary: `The ids of all products that match a filter, up to the newest ${MAX_BULK}`,
    input: { query: adminListingSchema.pick({ search: true, category: true, state: true }) },
    response: z.object({ ids: z.array(z.string()) }),
  }),
  stockHistory: endpoint({
    ...row,
    path: '/admin/products/:id/stock',
    summary: 'The stock changes of a product in pages, newest first. Also for deleted products',
    input: {
      params: idParams,
      query: z.object({ page: pageField, limit: limitField(adminPageSizes.stockHistory) }),
    },
    response: z.object({
      product: z.object({ _id: z.string(), name: z.string(), isDeleted: z.boolean() }),
      /** How many wait for a message that it is back. */
      waiting: z.int(),
      movements: z.array(
        z.object({
          _id: z.string(),
          at: moment,
          unit: z.enum(countUnits),
          /** The size's name, the color's slug or the batch's label; empty for the product's own stock. */
          unitName: z.string(),
          before: z.int(),
          delta: z.int(),
          after: z.int(),
          reason: z.enum(movementReasonValues),
          order: z.object({ _id: z.string(), orderNumber: z.string() }).nullable(),
          /** What a piece of a restock cost, in taka; for admins with the duty `money`, where it is known. */
          unitCost: amount.optional(),
          /** Whom a restock was bought from; empty where that is not known. */
          supplier: z.string(),
          /** Null for changes by the shop itself, or by a user who is no longer known. */
          by: z.object({ _id: z.string(), name: z.string() }).nullable(),
        }),
      ),
      pagination,
    }),
    refusals: ['productNotFound'],
  }),
  restoreProduct: endpoint({
    method: 'POST',
    path: '/admin/products/:id/restore',
    who: 'admin',
    duty: 'products',
    group: 'Admin',
    summary: 'Bring a deleted product back as it was, with its stock, reviews and places in wishlists',
    input: { params: idParams },
    response: z.object({ product: productResponse }),
    refusals: ['productNotFound'],
    touches: ({ product }) => listTags([product]),
  }),
  restockProduct: endpoint({
    method: 'POST',
    path: '/admin/products/:id/restock',
    who: 'admin',
    duty: 'products',
    group: 'Admin',
    summary:
      'Add received pieces to the stock of a product, with what a piece cost, the supplier and, of a cosmetic, the batch, or correct it up or down with a reason. Never conflicts with an edit',
    input: { params: idParams, body: restockSchema },
    response: z.object({ product: productResponse }),
    refusals: ['productNotFound', 'stockFull', 'shortStock', 'idempotencyMismatch', 'requestInProgress'],
    idempotent: true,
    touches: ({ product }) => listTags([product]),
  }),
};
