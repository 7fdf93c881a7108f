import * as bn from './bn/choices.ts';
import * as en from './en/choices.ts';
import { inLanguage } from './language.ts';

export const choiceTexts = inLanguage(en.choiceTexts, bn.choiceTexts);
