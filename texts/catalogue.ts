import { catalogueTexts as bn } from './bn/catalogue.ts';
import { catalogueTexts as en } from './en/catalogue.ts';
import { inLanguage } from './language.ts';

export const catalogueTexts = inLanguage(en, bn);
