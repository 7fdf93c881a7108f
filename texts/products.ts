import { productsTexts as bn } from './bn/products.ts';
import { productsTexts as en } from './en/products.ts';
import { inLanguage } from './language.ts';

export const productsTexts = inLanguage(en, bn);
