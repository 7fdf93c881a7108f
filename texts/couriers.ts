import { couriersTexts as bn } from './bn/couriers.ts';
import { couriersTexts as en } from './en/couriers.ts';
import { inLanguage } from './language.ts';

export const couriersTexts = inLanguage(en, bn);
