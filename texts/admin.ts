import { adminTexts as bn } from './bn/admin.ts';
import { adminTexts as en } from './en/admin.ts';
import { inLanguage } from './language.ts';

export const adminTexts = inLanguage(en, bn);
