import { adminContentTexts as bn } from './bn/adminContent.ts';
import { adminContentTexts as en } from './en/adminContent.ts';
import { inLanguage } from './language.ts';

export const adminContentTexts = inLanguage(en, bn);
