import * as bn from './bn/refusals.ts';
import * as en from './en/refusals.ts';
import { inLanguage } from './language.ts';

export const refusalTexts = inLanguage(en.refusalTexts, bn.refusalTexts);
