import { uiTexts as bn } from './bn/ui.ts';
import { uiTexts as en } from './en/ui.ts';
import { inLanguage } from './language.ts';

export const uiTexts = inLanguage(en, bn);
