import * as bn from './bn/cart.ts';
import * as en from './en/cart.ts';
import { inLanguage } from './language.ts';

export const cartTexts = inLanguage(en.cartTexts, bn.cartTexts);
