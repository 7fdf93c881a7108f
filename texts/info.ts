import { infoTexts as bn } from './bn/info.ts';
import { infoTexts as en } from './en/info.ts';
import { inLanguage } from './language.ts';

export const infoTexts = inLanguage(en, bn);
