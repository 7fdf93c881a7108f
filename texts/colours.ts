import { colourTexts as bn } from './bn/colours.ts';
import { colourTexts as en } from './en/colours.ts';
import { inLanguage } from './language.ts';

export const colourTexts = inLanguage(en, bn);
