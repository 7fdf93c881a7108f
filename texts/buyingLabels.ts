import { buyingLabels as bn } from './bn/buyingLabels.ts';
import { buyingLabels as en } from './en/buyingLabels.ts';
import { inLanguage } from './language.ts';

export const buyingLabels = inLanguage(en, bn);
