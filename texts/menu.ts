import { menuTexts as bn } from './bn/menu.ts';
import { menuTexts as en } from './en/menu.ts';
import { inLanguage } from './language.ts';

export const menuTexts = inLanguage(en, bn);
