import { layoutTexts as bn } from './bn/layout.ts';
import { layoutTexts as en } from './en/layout.ts';
import { inLanguage } from './language.ts';

export const layoutTexts = inLanguage(en, bn);
