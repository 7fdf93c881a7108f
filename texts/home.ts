import { homeTexts as bn } from './bn/home.ts';
import { homeTexts as en } from './en/home.ts';
import { inLanguage } from './language.ts';

export const homeTexts = inLanguage(en, bn);
