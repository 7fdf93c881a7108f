import { seoTexts as bn } from './bn/seo.ts';
import { seoTexts as en } from './en/seo.ts';
import { inLanguage } from './language.ts';

export const seoTexts = inLanguage(en, bn);
