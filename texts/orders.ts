import * as bn from './bn/orders.ts';
import * as en from './en/orders.ts';
import { inLanguage } from './language.ts';

export const ordersTexts = inLanguage(en.ordersTexts, bn.ordersTexts);
