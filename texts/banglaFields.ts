import { banglaFieldTexts as bn } from './bn/banglaFields.ts';
import { banglaFieldTexts as en } from './en/banglaFields.ts';
import { inLanguage } from './language.ts';

export const banglaFieldTexts = inLanguage(en, bn);
