import * as bn from './bn/cartFields.ts';
import * as en from './en/cartFields.ts';
import { inLanguage } from './language.ts';

export const cartFieldTexts = inLanguage(en.cartFieldTexts, bn.cartFieldTexts);
