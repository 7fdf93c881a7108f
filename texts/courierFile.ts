import { courierFileTexts as bn } from './bn/courierFile.ts';
import { courierFileTexts as en } from './en/courierFile.ts';
import { inLanguage } from './language.ts';

export const courierFileTexts = inLanguage(en, bn);
