import { z } from 'zod';
import { cartAddSchema } from './carts.schema.ts';
import { MAX_SAVED_ITEMS } from './savedItems.ts';

/** A guest's saved items to merge into the user's. */
export const savedItemsMergeSchema = z.object({
  items: z
    .array(cartAddSchema, { error: 'Items are required' })
    .max(MAX_SAVED_ITEMS, `You can save at most ${MAX_SAVED_ITEMS} items for later`),
});
