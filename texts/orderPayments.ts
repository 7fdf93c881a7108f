import { orderPaymentTexts as bn } from './bn/orderPayments.ts';
import { orderPaymentTexts as en } from './en/orderPayments.ts';
import { inLanguage } from './language.ts';

export const orderPaymentTexts = inLanguage(en, bn);
