import { categoryTexts as bn } from './bn/categories.ts';
import { categoryTexts as en } from './en/categories.ts';
import { inLanguage } from './language.ts';

export const categoryTexts = inLanguage(en, bn);
