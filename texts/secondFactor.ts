import * as bn from './bn/secondFactor.ts';
import * as en from './en/secondFactor.ts';
import { inLanguage } from './language.ts';

export const secondFactorTexts = inLanguage(en.secondFactorTexts, bn.secondFactorTexts);
export const secondFactorMessages = inLanguage(en.secondFactorMessages, bn.secondFactorMessages);
