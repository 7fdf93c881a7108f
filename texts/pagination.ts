import { paginationTexts as bn } from './bn/pagination.ts';
import { paginationTexts as en } from './en/pagination.ts';
import { inLanguage } from './language.ts';

export const paginationTexts = inLanguage(en, bn);
