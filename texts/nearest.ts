import { nearestTexts as bn } from './bn/nearest.ts';
import { nearestTexts as en } from './en/nearest.ts';
import { inLanguage } from './language.ts';

export const nearestTexts = inLanguage(en, bn);
