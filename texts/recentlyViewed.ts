import * as bn from './bn/recentlyViewed.ts';
import * as en from './en/recentlyViewed.ts';
import { inLanguage } from './language.ts';

export const recentlyViewedTexts = inLanguage(en.recentlyViewedTexts, bn.recentlyViewedTexts);
