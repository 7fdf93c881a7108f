import { z } from 'zod';
import { adminReviewMessages } from '#texts/adminReviews.ts';
import { adminPageSizes } from './adminPages.ts';
import { ANSWER_MAX, answerStates } from './adminReviews.ts';
import { basedOnField } from './basedOn.schema.ts';
import { limitField, pageField } from './listFields.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { paragraph } from './text.ts';

export const adminReviewListSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.reviews),
  state: z.enum(answerStates, { error: () => adminReviewMessages.unknownFilter }).optional(),
  rating: typedNumber(wholeNumber(() => adminReviewMessages.starsRule, 1, 5)).optional(),
});

export const answerSchema = z.object({
  text: paragraph(() => adminReviewMessages.answerLabel, ANSWER_MAX).min(1, {
    error: () => adminReviewMessages.answerRequired,
  }),
});

/** Based on when the answer so far was written; null where there was none. */
export const answerChangeSchema = answerSchema.extend({ basedOn: basedOnField.nullable() });

/** Based on when the answer was written that the admin saw. */
export const answerDeletionSchema = z.object({ basedOn: basedOnField });
