import * as bn from './bn/cosmeticFacts.ts';
import * as en from './en/cosmeticFacts.ts';
import { inLanguage } from './language.ts';

export const cosmeticFactsTexts = inLanguage(en.cosmeticFactsTexts, bn.cosmeticFactsTexts);
export const cosmeticFields = inLanguage(en.cosmeticFields, bn.cosmeticFields);
