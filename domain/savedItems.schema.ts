import { z } from 'zod';
import { cartFieldTexts } from '#texts/cartFields.ts';
import { cartAddSchema } from './carts.schema.ts';
import { MAX_SAVED_ITEMS } from './savedItems.ts';

/** A guest's saved items to merge into the user's. */
export const savedItemsMergeSchema = z.object({
  items: z
    .array(cartAddSchema, { error: () => cartFieldTexts.itemsRequired })
    .max(MAX_SAVED_ITEMS, { error: () => cartFieldTexts.tooManySaved(MAX_SAVED_ITEMS) }),
});
