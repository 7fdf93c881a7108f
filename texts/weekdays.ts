import { weekdayTexts as bn } from './bn/weekdays.ts';
import { weekdayTexts as en } from './en/weekdays.ts';
import { inLanguage } from './language.ts';

export const weekdayTexts = inLanguage(en, bn);
