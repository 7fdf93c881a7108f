import { adminProductTexts as bn } from './bn/adminProductMessages.ts';
import { adminProductTexts as en } from './en/adminProductMessages.ts';
import { inLanguage } from './language.ts';

export const adminProductTexts = inLanguage(en, bn);
