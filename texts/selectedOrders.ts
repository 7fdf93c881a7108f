import { selectedOrdersTexts as bn } from './bn/selectedOrders.ts';
import { selectedOrdersTexts as en } from './en/selectedOrders.ts';
import { inLanguage } from './language.ts';

export const selectedOrdersTexts = inLanguage(en, bn);
