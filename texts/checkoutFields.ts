import * as bn from './bn/checkoutFields.ts';
import * as en from './en/checkoutFields.ts';
import { inLanguage } from './language.ts';

export const checkoutFieldTexts = inLanguage(en.checkoutFieldTexts, bn.checkoutFieldTexts);
