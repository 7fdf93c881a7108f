import { factorCodeTexts as bn } from './bn/factorCodes.ts';
import { factorCodeTexts as en } from './en/factorCodes.ts';
import { inLanguage } from './language.ts';

export const factorCodeTexts = inLanguage(en, bn);
