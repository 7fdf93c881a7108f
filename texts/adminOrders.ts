import { adminOrdersTexts as bn } from './bn/adminOrders.ts';
import { adminOrdersTexts as en } from './en/adminOrders.ts';
import { inLanguage } from './language.ts';

export const adminOrdersTexts = inLanguage(en, bn);
