import * as bn from './bn/stocktaking.ts';
import * as en from './en/stocktaking.ts';
import { inLanguage } from './language.ts';

export const stocktakingTexts = inLanguage(en.stocktakingTexts, bn.stocktakingTexts);
export const stocktakingMessages = inLanguage(en.stocktakingMessages, bn.stocktakingMessages);
