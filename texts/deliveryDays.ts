import * as bn from './bn/deliveryDays.ts';
import * as en from './en/deliveryDays.ts';
import { inLanguage } from './language.ts';

export const deliveryDaysTexts = inLanguage(en.deliveryDaysTexts, bn.deliveryDaysTexts);
export const holidayTexts = inLanguage(en.holidayTexts, bn.holidayTexts);
