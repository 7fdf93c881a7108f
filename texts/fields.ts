import { fieldTexts as bn } from './bn/fields.ts';
import { fieldTexts as en } from './en/fields.ts';
import { inLanguage } from './language.ts';

export const fieldTexts = inLanguage(en, bn);
