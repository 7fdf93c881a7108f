import { adminSettingsTexts as bn } from './bn/adminSettings.ts';
import { adminSettingsTexts as en } from './en/adminSettings.ts';
import { inLanguage } from './language.ts';

export const adminSettingsTexts = inLanguage(en, bn);
