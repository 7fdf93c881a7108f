import { revenueTexts as bn } from './bn/revenue.ts';
import { revenueTexts as en } from './en/revenue.ts';
import { inLanguage } from './language.ts';

export const revenueTexts = inLanguage(en, bn);
