import * as bn from './bn/adminReviews.ts';
import * as en from './en/adminReviews.ts';
import { inLanguage } from './language.ts';

export const adminReviewsTexts = inLanguage(en.adminReviewsTexts, bn.adminReviewsTexts);
export const adminReviewMessages = inLanguage(en.adminReviewMessages, bn.adminReviewMessages);
