import { contentLanguageTexts as bn } from './bn/contentLanguages.ts';
import { contentLanguageTexts as en } from './en/contentLanguages.ts';
import { inLanguage } from './language.ts';

export const contentLanguageTexts = inLanguage(en, bn);
