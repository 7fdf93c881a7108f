import { orderDialogTexts as bn } from './bn/orderDialog.ts';
import { orderDialogTexts as en } from './en/orderDialog.ts';
import { inLanguage } from './language.ts';

export const orderDialogTexts = inLanguage(en, bn);
