import * as bn from './bn/accountFields.ts';
import * as en from './en/accountFields.ts';
import { inLanguage } from './language.ts';

export const accountFieldTexts = inLanguage(en.accountFieldTexts, bn.accountFieldTexts);
