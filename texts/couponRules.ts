import { couponMessages as bn } from './bn/couponRules.ts';
import { couponMessages as en } from './en/couponRules.ts';
import { inLanguage } from './language.ts';

export const couponMessages = inLanguage(en, bn);
