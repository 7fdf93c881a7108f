import { orderReturnTexts as bn } from './bn/orderReturns.ts';
import { orderReturnTexts as en } from './en/orderReturns.ts';
import { inLanguage } from './language.ts';

export const orderReturnTexts = inLanguage(en, bn);
