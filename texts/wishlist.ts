import * as bn from './bn/wishlist.ts';
import * as en from './en/wishlist.ts';
import { inLanguage } from './language.ts';

export const wishlistTexts = inLanguage(en.wishlistTexts, bn.wishlistTexts);
export const wishlistFaults = inLanguage(en.wishlistFaults, bn.wishlistFaults);
