import * as bn from './bn/payments.ts';
import * as en from './en/payments.ts';
import { inLanguage } from './language.ts';

export const paymentTexts = inLanguage(en.paymentTexts, bn.paymentTexts);
