import { productPlansTexts as bn } from './bn/productPlans.ts';
import { productPlansTexts as en } from './en/productPlans.ts';
import { inLanguage } from './language.ts';

export const productPlansTexts = inLanguage(en, bn);
