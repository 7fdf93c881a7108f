import { countryTexts as bn } from './bn/countries.ts';
import { countryTexts as en } from './en/countries.ts';
import { inLanguage } from './language.ts';

export const countryTexts = inLanguage(en, bn);
