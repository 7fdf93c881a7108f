import * as bn from './bn/orderClosing.ts';
import * as en from './en/orderClosing.ts';
import { inLanguage } from './language.ts';

export const closingReasonTexts = inLanguage(en.closingReasonTexts, bn.closingReasonTexts);
export const closingToldTexts = inLanguage(en.closingToldTexts, bn.closingToldTexts);
