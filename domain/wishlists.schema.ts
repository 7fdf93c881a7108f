import { z } from 'zod';
import { anyId } from './ids.schema.ts';
import { MAX_WISHES } from './wishlists.ts';

export const wishlistMergeSchema = z.object({
  productIds: z
    .array(anyId.max(100, 'Product is not valid'), { error: 'productIds is required' })
    .max(MAX_WISHES, `A wishlist has at most ${MAX_WISHES} products`),
});
