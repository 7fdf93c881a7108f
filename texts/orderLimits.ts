import * as bn from './bn/orderLimits.ts';
import * as en from './en/orderLimits.ts';
import { inLanguage } from './language.ts';

export const orderLimitTexts = inLanguage(en.orderLimitTexts, bn.orderLimitTexts);
