import { foundTexts as bn } from './bn/found.ts';
import { foundTexts as en } from './en/found.ts';
import { inLanguage } from './language.ts';

export const foundTexts = inLanguage(en, bn);
