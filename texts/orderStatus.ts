import * as bn from './bn/orderStatus.ts';
import * as en from './en/orderStatus.ts';
import { inLanguage } from './language.ts';

export const orderStatusTexts = inLanguage(en.orderStatusTexts, bn.orderStatusTexts);
