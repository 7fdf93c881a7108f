import { orderPrintsTexts as bn } from './bn/orderPrints.ts';
import { orderPrintsTexts as en } from './en/orderPrints.ts';
import { inLanguage } from './language.ts';

export const orderPrintsTexts = inLanguage(en, bn);
