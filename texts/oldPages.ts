import { oldPagesTexts as bn } from './bn/oldPages.ts';
import { oldPagesTexts as en } from './en/oldPages.ts';
import { inLanguage } from './language.ts';

export const oldPagesTexts = inLanguage(en, bn);
