import { couponsTexts as bn } from './bn/coupons.ts';
import { couponsTexts as en } from './en/coupons.ts';
import { inLanguage } from './language.ts';

export const couponsTexts = inLanguage(en, bn);
