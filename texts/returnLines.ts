import { returnLineTexts as bn } from './bn/returnLines.ts';
import { returnLineTexts as en } from './en/returnLines.ts';
import { inLanguage } from './language.ts';

export const returnLineTexts = inLanguage(en, bn);
