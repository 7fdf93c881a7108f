import { planTexts as bn } from './bn/productPlanTexts.ts';
import { planTexts as en } from './en/productPlanTexts.ts';
import { inLanguage } from './language.ts';

export const planTexts = inLanguage(en, bn);
