import * as bn from './bn/ownReviews.ts';
import * as en from './en/ownReviews.ts';
import { inLanguage } from './language.ts';

export const ownReviewsTexts = inLanguage(en.ownReviewsTexts, bn.ownReviewsTexts);
export const ratingWords = inLanguage(en.ratingWords, bn.ratingWords);
