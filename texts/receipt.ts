import * as bn from './bn/receipt.ts';
import * as en from './en/receipt.ts';
import { inLanguage } from './language.ts';

export const receiptTexts = inLanguage(en.receiptTexts, bn.receiptTexts);
