import { couponReasons as bn } from './bn/couponReasons.ts';
import { couponReasons as en } from './en/couponReasons.ts';
import { inLanguage } from './language.ts';

export const couponReasons = inLanguage(en, bn);
