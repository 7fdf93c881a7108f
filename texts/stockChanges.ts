import * as bn from './bn/stockChanges.ts';
import * as en from './en/stockChanges.ts';
import { inLanguage } from './language.ts';

export const stockTexts = inLanguage(en.stockTexts, bn.stockTexts);
export const restockMessages = inLanguage(en.restockMessages, bn.restockMessages);
export const movementReasonTexts = inLanguage(en.movementReasonTexts, bn.movementReasonTexts);
