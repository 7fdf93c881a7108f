import { adminProductsTexts as bn } from './bn/adminProducts.ts';
import { adminProductsTexts as en } from './en/adminProducts.ts';
import { inLanguage } from './language.ts';

export const adminProductsTexts = inLanguage(en, bn);
