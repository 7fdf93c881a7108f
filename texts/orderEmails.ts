import * as bn from './bn/orderEmails.ts';
import * as en from './en/orderEmails.ts';
import { inLanguage } from './language.ts';

export const orderEmailTexts = inLanguage(en.orderEmailTexts, bn.orderEmailTexts);
export const editedFieldTexts = inLanguage(en.editedFieldTexts, bn.editedFieldTexts);
