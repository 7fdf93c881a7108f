import { z } from 'zod';
import { ANSWER_MAX, answerStates } from './adminReviews.ts';
import { limitField, pageField } from './listFields.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { pageSizes } from './pages.ts';
import { paragraph } from './text.ts';

const values = answerStates.map(({ value }) => value) as [
  (typeof answerStates)[number]['value'],
  ...(typeof answerStates)[number]['value'][],
];

export const adminReviewListSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminReviews),
  state: z.enum(values, { error: 'Unknown filter' }).optional(),
  rating: typedNumber(wholeNumber('Stars must be a whole number from 1 to 5', 1, 5)).optional(),
});

export const answerSchema = z.object({
  text: paragraph('Answer', ANSWER_MAX).min(1, 'Please write an answer'),
});
