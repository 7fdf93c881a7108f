import { stockStatuses as bn } from './bn/stock.ts';
import { stockStatuses as en } from './en/stock.ts';
import { inLanguage } from './language.ts';

export const stockStatuses = inLanguage(en, bn);
