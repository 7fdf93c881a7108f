import { courierPlacesTexts as bn } from './bn/courierPlaces.ts';
import { courierPlacesTexts as en } from './en/courierPlaces.ts';
import { inLanguage } from './language.ts';

export const courierPlacesTexts = inLanguage(en, bn);
