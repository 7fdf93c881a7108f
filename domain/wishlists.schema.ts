import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { wishlistFaults } from '#texts/wishlist.ts';
import { anyId } from './ids.schema.ts';
import { choiceField } from './listFields.ts';
import { MAX_WISHES } from './wishlists.ts';

export const wishlistQuerySchema = z.object({
  unavailable: choiceField(['yes', 'no'] as const, () => fieldTexts.yesOrNo('unavailable')),
});

export const wishlistMergeSchema = z.object({
  productIds: z
    .array(anyId.max(100, { error: () => fieldTexts.notValid(fieldTexts.product) }), {
      error: () => wishlistFaults.productsRequired,
    })
    .max(MAX_WISHES, { error: () => wishlistFaults.tooMany(MAX_WISHES) }),
});
