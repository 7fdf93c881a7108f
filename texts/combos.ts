import * as bn from './bn/combos.ts';
import * as en from './en/combos.ts';
import { inLanguage } from './language.ts';

export const combosTexts = inLanguage(en.combosTexts, bn.combosTexts);
export const comboSavingTexts = inLanguage(en.comboSavingTexts, bn.comboSavingTexts);
