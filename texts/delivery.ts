import { deliveryTexts as bn } from './bn/delivery.ts';
import { deliveryTexts as en } from './en/delivery.ts';
import { inLanguage } from './language.ts';

export const deliveryTexts = inLanguage(en, bn);
