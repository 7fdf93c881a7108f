import * as bn from './bn/orderChanges.ts';
import * as en from './en/orderChanges.ts';
import { inLanguage } from './language.ts';

export const orderChangeTexts = inLanguage(en.orderChangeTexts, bn.orderChangeTexts);
export const customerChangeTexts = inLanguage(en.customerChangeTexts, bn.customerChangeTexts);
export const changeDetailTexts = inLanguage(en.changeDetailTexts, bn.changeDetailTexts);
