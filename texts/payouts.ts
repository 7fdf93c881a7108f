import * as bn from './bn/payouts.ts';
import * as en from './en/payouts.ts';
import { inLanguage } from './language.ts';

export const payoutsTexts = inLanguage(en.payoutsTexts, bn.payoutsTexts);
export const payoutMessages = inLanguage(en.payoutMessages, bn.payoutMessages);
