import { adminPayoutsTexts as bn } from './bn/adminPayouts.ts';
import { adminPayoutsTexts as en } from './en/adminPayouts.ts';
import { inLanguage } from './language.ts';

export const adminPayoutsTexts = inLanguage(en, bn);
