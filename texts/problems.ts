import * as bn from './bn/problems.ts';
import * as en from './en/problems.ts';
import { inLanguage } from './language.ts';

export const problemTexts = inLanguage(en.problemTexts, bn.problemTexts);
export const leftTexts = inLanguage(en.leftTexts, bn.leftTexts);
export const waitTexts = inLanguage(en.waitTexts, bn.waitTexts);
