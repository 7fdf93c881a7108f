import { combosTexts as bn } from './bn/combos.ts';
import { combosTexts as en } from './en/combos.ts';
import { inLanguage } from './language.ts';

export const combosTexts = inLanguage(en, bn);
