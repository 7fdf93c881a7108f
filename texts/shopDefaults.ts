import { shopDefaults as bn } from './bn/shopDefaults.ts';
import { shopDefaults as en } from './en/shopDefaults.ts';
import { inLanguage } from './language.ts';

export const shopDefaults = inLanguage(en, bn);
