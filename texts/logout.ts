import { logoutTexts as bn } from './bn/logout.ts';
import { logoutTexts as en } from './en/logout.ts';
import { inLanguage } from './language.ts';

export const logoutTexts = inLanguage(en, bn);
