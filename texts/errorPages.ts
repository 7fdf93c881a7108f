import { errorPagesTexts as bn } from './bn/errorPages.ts';
import { errorPagesTexts as en } from './en/errorPages.ts';
import { inLanguage } from './language.ts';

export const errorPagesTexts = inLanguage(en, bn);
