import { districtTexts as bn } from './bn/districts.ts';
import { districtTexts as en } from './en/districts.ts';
import { inLanguage } from './language.ts';

export const districtTexts = inLanguage(en, bn);
