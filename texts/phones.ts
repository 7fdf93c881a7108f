import * as bn from './bn/phones.ts';
import * as en from './en/phones.ts';
import { inLanguage } from './language.ts';

export const phoneTexts = inLanguage(en.phoneTexts, bn.phoneTexts);
