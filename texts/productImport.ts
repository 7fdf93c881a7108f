import { productImportTexts as bn } from './bn/productImport.ts';
import { productImportTexts as en } from './en/productImport.ts';
import { inLanguage } from './language.ts';

export const productImportTexts = inLanguage(en, bn);
