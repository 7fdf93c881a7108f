import { orderFormTexts as bn } from './bn/orderForms.ts';
import { orderFormTexts as en } from './en/orderForms.ts';
import { inLanguage } from './language.ts';

export const orderFormTexts = inLanguage(en, bn);
