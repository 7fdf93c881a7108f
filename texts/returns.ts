import { returnsTexts as bn } from './bn/returns.ts';
import { returnsTexts as en } from './en/returns.ts';
import { inLanguage } from './language.ts';

export const returnsTexts = inLanguage(en, bn);
