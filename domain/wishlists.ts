/** Products saved for later, in the browser by guests and with the account once signed in. */
import { z } from 'zod';

export const MAX_WISHES = 500;

export const wishlistMergeSchema = z.object({
  productIds: z
    .array(z.string().max(100, 'Product is not valid'), { error: 'productIds are required' })
    .max(MAX_WISHES, `A wishlist has at most ${MAX_WISHES} products`),
});
