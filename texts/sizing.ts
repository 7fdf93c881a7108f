import { sizingTexts as bn } from './bn/sizing.ts';
import { sizingTexts as en } from './en/sizing.ts';
import { inLanguage } from './language.ts';

export const sizingTexts = inLanguage(en, bn);
