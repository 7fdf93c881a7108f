import { z } from 'zod';
import { MAX_WISHES } from './wishlists.ts';

export const wishlistMergeSchema = z.object({
  productIds: z
    .array(z.string().max(100, 'Product is not valid'), { error: 'productIds is required' })
    .max(MAX_WISHES, `A wishlist has at most ${MAX_WISHES} products`),
});
