import { controlTexts as bn } from './bn/controls.ts';
import { controlTexts as en } from './en/controls.ts';
import { inLanguage } from './language.ts';

export const controlTexts = inLanguage(en, bn);
