import { manualOrdersTexts as bn } from './bn/manualOrders.ts';
import { manualOrdersTexts as en } from './en/manualOrders.ts';
import { inLanguage } from './language.ts';

export const manualOrdersTexts = inLanguage(en, bn);
