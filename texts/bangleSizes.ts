import { bangleSizeTexts as bn } from './bn/bangleSizes.ts';
import { bangleSizeTexts as en } from './en/bangleSizes.ts';
import { inLanguage } from './language.ts';

export const bangleSizeTexts = inLanguage(en, bn);
