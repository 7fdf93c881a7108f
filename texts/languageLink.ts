import { languageLinkTexts as bn } from './bn/languageLink.ts';
import { languageLinkTexts as en } from './en/languageLink.ts';
import { inLanguage } from './language.ts';

export const languageLinkTexts = inLanguage(en, bn);
