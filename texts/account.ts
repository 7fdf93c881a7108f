import * as bn from './bn/account.ts';
import * as en from './en/account.ts';
import { inLanguage } from './language.ts';

export const accountTexts = inLanguage(en.accountTexts, bn.accountTexts);
