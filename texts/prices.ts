import * as bn from './bn/prices.ts';
import * as en from './en/prices.ts';
import { inLanguage } from './language.ts';

export const priceTexts = inLanguage(en.priceTexts, bn.priceTexts);
