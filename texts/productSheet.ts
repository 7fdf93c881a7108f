import * as bn from './bn/productSheet.ts';
import * as en from './en/productSheet.ts';
import { inLanguage } from './language.ts';

export const sheetTexts = inLanguage(en.sheetTexts, bn.sheetTexts);
export const sheetHints = inLanguage(en.sheetHints, bn.sheetHints);
