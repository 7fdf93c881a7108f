import * as bn from './bn/productEmails.ts';
import * as en from './en/productEmails.ts';
import { inLanguage } from './language.ts';

export const reviewEmailTexts = inLanguage(en.reviewEmailTexts, bn.reviewEmailTexts);
export const stockAlertEmailTexts = inLanguage(en.stockAlertEmailTexts, bn.stockAlertEmailTexts);
