import * as bn from './bn/productRules.ts';
import * as en from './en/productRules.ts';
import { inLanguage } from './language.ts';

export const productMessages = inLanguage(en.productMessages, bn.productMessages);
export const productPartTexts = inLanguage(en.productPartTexts, bn.productPartTexts);
