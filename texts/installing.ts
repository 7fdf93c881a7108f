import { installingTexts as bn } from './bn/installing.ts';
import { installingTexts as en } from './en/installing.ts';
import { inLanguage } from './language.ts';

export const installingTexts = inLanguage(en, bn);
