import { contentRules as bn } from './bn/contentRules.ts';
import { contentRules as en } from './en/contentRules.ts';
import { inLanguage } from './language.ts';

export const contentRules = inLanguage(en, bn);
