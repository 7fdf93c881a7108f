import * as bn from './bn/auth.ts';
import * as en from './en/auth.ts';
import { inLanguage } from './language.ts';

export const authTexts = inLanguage(en.authTexts, bn.authTexts);
