import * as bn from './bn/deliveryWishes.ts';
import * as en from './en/deliveryWishes.ts';
import { inLanguage } from './language.ts';

export const deliveryWishesTexts = inLanguage(en.deliveryWishesTexts, bn.deliveryWishesTexts);
export const callTimes = inLanguage(en.callTimes, bn.callTimes);
