import { comboMessages as bn } from './bn/comboRules.ts';
import { comboMessages as en } from './en/comboRules.ts';
import { inLanguage } from './language.ts';

export const comboMessages = inLanguage(en, bn);
