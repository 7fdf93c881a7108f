import { orderSheetTexts as bn } from './bn/orderSheet.ts';
import { orderSheetTexts as en } from './en/orderSheet.ts';
import { inLanguage } from './language.ts';

export const orderSheetTexts = inLanguage(en, bn);
