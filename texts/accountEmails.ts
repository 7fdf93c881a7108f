import * as bn from './bn/accountEmails.ts';
import * as en from './en/accountEmails.ts';
import { inLanguage } from './language.ts';

export const accountEmailTexts = inLanguage(en.accountEmailTexts, bn.accountEmailTexts);
