import { unconfirmedRuleTexts as bn } from './bn/unconfirmedRules.ts';
import { unconfirmedRuleTexts as en } from './en/unconfirmedRules.ts';
import { inLanguage } from './language.ts';

export const unconfirmedRuleTexts = inLanguage(en, bn);
