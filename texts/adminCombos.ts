import { adminCombosTexts as bn } from './bn/adminCombos.ts';
import { adminCombosTexts as en } from './en/adminCombos.ts';
import { inLanguage } from './language.ts';

export const adminCombosTexts = inLanguage(en, bn);
