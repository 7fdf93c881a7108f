import { orderSourceTexts as bn } from './bn/orderSources.ts';
import { orderSourceTexts as en } from './en/orderSources.ts';
import { inLanguage } from './language.ts';

export const orderSourceTexts = inLanguage(en, bn);
