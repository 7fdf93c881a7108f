import { contentTexts as bn } from './bn/content.ts';
import { contentTexts as en } from './en/content.ts';
import { inLanguage } from './language.ts';

export const contentTexts = inLanguage(en, bn);
