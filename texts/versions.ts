import { versionTexts as bn } from './bn/versions.ts';
import { versionTexts as en } from './en/versions.ts';
import { inLanguage } from './language.ts';

export const versionTexts = inLanguage(en, bn);
