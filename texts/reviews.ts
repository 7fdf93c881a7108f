import { reviewsTexts as bn } from './bn/reviews.ts';
import { reviewsTexts as en } from './en/reviews.ts';
import { inLanguage } from './language.ts';

export const reviewsTexts = inLanguage(en, bn);
