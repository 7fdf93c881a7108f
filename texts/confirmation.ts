import * as bn from './bn/confirmation.ts';
import * as en from './en/confirmation.ts';
import { inLanguage } from './language.ts';

export const confirmationTexts = inLanguage(en.confirmationTexts, bn.confirmationTexts);
