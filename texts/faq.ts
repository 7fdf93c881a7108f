import { faqTexts as bn } from './bn/faq.ts';
import { faqTexts as en } from './en/faq.ts';
import { inLanguage } from './language.ts';

export const faqTexts = inLanguage(en, bn);
