import { unavailableTexts as bn } from './bn/unavailable.ts';
import { unavailableTexts as en } from './en/unavailable.ts';
import { inLanguage } from './language.ts';

export const unavailableTexts = inLanguage(en, bn);
