import * as bn from './bn/product.ts';
import * as en from './en/product.ts';
import { inLanguage } from './language.ts';

export const productTexts = inLanguage(en.productTexts, bn.productTexts);
export const productFactTexts = inLanguage(en.productFactTexts, bn.productFactTexts);
