import { marginsTexts as bn } from './bn/margins.ts';
import { marginsTexts as en } from './en/margins.ts';
import { inLanguage } from './language.ts';

export const marginsTexts = inLanguage(en, bn);
