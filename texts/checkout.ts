import * as bn from './bn/checkout.ts';
import * as en from './en/checkout.ts';
import { inLanguage } from './language.ts';

export const checkoutTexts = inLanguage(en.checkoutTexts, bn.checkoutTexts);
