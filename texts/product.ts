import { productTexts as bn } from './bn/product.ts';
import { productTexts as en } from './en/product.ts';
import { inLanguage } from './language.ts';

export const productTexts = inLanguage(en, bn);
