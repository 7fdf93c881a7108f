import * as bn from './bn/orderConfirmation.ts';
import * as en from './en/orderConfirmation.ts';
import { inLanguage } from './language.ts';

export const orderConfirmationTexts = inLanguage(en.orderConfirmationTexts, bn.orderConfirmationTexts);
