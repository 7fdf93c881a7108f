import { productFormTexts as bn } from './bn/productForm.ts';
import { productFormTexts as en } from './en/productForm.ts';
import { inLanguage } from './language.ts';

export const productFormTexts = inLanguage(en, bn);
