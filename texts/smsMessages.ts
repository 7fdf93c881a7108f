import { smsMessages as bn } from './bn/smsMessages.ts';
import { smsMessages as en } from './en/smsMessages.ts';
import { inLanguage } from './language.ts';

export type { SmsShop } from './en/smsMessages.ts';
export const smsMessages = inLanguage(en, bn);
