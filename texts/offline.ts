import { offlineTexts as bn } from './bn/offline.ts';
import { offlineTexts as en } from './en/offline.ts';
import { inLanguage } from './language.ts';

export const offlineTexts = inLanguage(en, bn);
