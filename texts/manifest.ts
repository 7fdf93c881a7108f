import { manifestTexts as bn } from './bn/manifest.ts';
import { manifestTexts as en } from './en/manifest.ts';
import { inLanguage } from './language.ts';

export const manifestTexts = inLanguage(en, bn);
