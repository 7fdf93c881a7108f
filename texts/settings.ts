import * as bn from './bn/settings.ts';
import * as en from './en/settings.ts';
import { inLanguage } from './language.ts';

export const settingLabels = inLanguage(en.settingLabels, bn.settingLabels);
export const settingRules = inLanguage(en.settingRules, bn.settingRules);
