import { notFoundTexts as bn } from './bn/notFound.ts';
import { notFoundTexts as en } from './en/notFound.ts';
import { inLanguage } from './language.ts';

export const notFoundTexts = inLanguage(en, bn);
