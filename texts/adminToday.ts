import { adminTodayTexts as bn } from './bn/adminToday.ts';
import { adminTodayTexts as en } from './en/adminToday.ts';
import { inLanguage } from './language.ts';

export const adminTodayTexts = inLanguage(en, bn);
