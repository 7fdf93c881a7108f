/** Products saved for later, at most 500. Every call returns the whole list, newest first. */
import { z } from 'zod';
import { anyId } from '#domain/ids.schema.ts';
import { wishlistMergeSchema, wishlistQuerySchema } from '#domain/wishlists.schema.ts';
import { endpoint } from './endpoint.ts';
import { productList, soldProduct, unsoldProduct } from './productResponse.ts';

const own = { who: 'customer', group: 'Wishlist', response: productList } as const;
const productParams = z.object({ productId: anyId });

export const wishlist = {
  wishlist: endpoint({
    ...own,
    response: z.array(z.union([soldProduct, unsoldProduct])),
    method: 'GET',
    path: '/wishlist',
    summary:
      'Your saved products. `unavailable=yes`: after them also those that are no longer sold: only their id, name and first picture, with `isActive` false. They come back if they are sold again',
    input: { query: wishlistQuerySchema },
  }),
  addToWishlist: endpoint({
    ...own,
    method: 'PUT',
    path: '/wishlist/:productId',
    summary: 'Save a product',
    input: { params: productParams },
    refusals: ['productNotFound', 'wishlistFull'],
  }),
  removeFromWishlist: endpoint({
    ...own,
    method: 'DELETE',
    path: '/wishlist/:productId',
    summary: 'Remove a saved product',
    input: { params: productParams },
  }),
  mergeWishlist: endpoint({
    ...own,
    method: 'POST',
    path: '/wishlist/merge',
    summary: "Merge a guest's saved products. Unknown products are skipped",
    input: { body: wishlistMergeSchema },
  }),
};
