import { dutiesTexts as bn } from './bn/duties.ts';
import { dutiesTexts as en } from './en/duties.ts';
import { inLanguage } from './language.ts';

export const dutiesTexts = inLanguage(en, bn);
