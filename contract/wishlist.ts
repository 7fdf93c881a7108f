/** Products saved for later. Each call answers the list as it now is, the latest first. */
import { z } from 'zod';
import { wishlistMergeSchema } from '#domain/wishlists.ts';
import { endpoint } from './endpoint.ts';
import { productList } from './products.ts';

const own = { who: 'customer', group: 'Wishlist', output: productList } as const;
const productParams = z.object({ productId: z.string() });

export const wishlist = {
  wishlist: endpoint({ ...own, method: 'GET', path: '/wishlist', summary: 'The saved products' }),
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
    summary: 'Forget a saved product',
    input: { params: productParams },
  }),
  mergeWishlist: endpoint({
    ...own,
    method: 'POST',
    path: '/wishlist/merge',
    summary: "Take in a guest's saved products; unknown ones are skipped",
    input: { body: wishlistMergeSchema },
  }),
};
