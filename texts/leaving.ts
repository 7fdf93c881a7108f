import { leavingTexts as bn } from './bn/leaving.ts';
import { leavingTexts as en } from './en/leaving.ts';
import { inLanguage } from './language.ts';

export const leavingTexts = inLanguage(en, bn);
