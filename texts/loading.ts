import { loadingTexts as bn } from './bn/loading.ts';
import { loadingTexts as en } from './en/loading.ts';
import { inLanguage } from './language.ts';

export const loadingTexts = inLanguage(en, bn);
