import * as bn from './bn/phoneLogin.ts';
import * as en from './en/phoneLogin.ts';
import { inLanguage } from './language.ts';

export const phoneLoginTexts = inLanguage(en.phoneLoginTexts, bn.phoneLoginTexts);
