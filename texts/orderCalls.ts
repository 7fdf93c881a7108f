import { orderCallTexts as bn } from './bn/orderCalls.ts';
import { orderCallTexts as en } from './en/orderCalls.ts';
import { inLanguage } from './language.ts';

export const orderCallTexts = inLanguage(en, bn);
