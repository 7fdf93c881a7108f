import * as bn from './bn/ownPhone.ts';
import * as en from './en/ownPhone.ts';
import { inLanguage } from './language.ts';

export const ownPhoneTexts = inLanguage(en.ownPhoneTexts, bn.ownPhoneTexts);
export const firstPasswordTexts = inLanguage(en.firstPasswordTexts, bn.firstPasswordTexts);
