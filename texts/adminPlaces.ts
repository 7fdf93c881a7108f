import { adminPlacesTexts as bn } from './bn/adminPlaces.ts';
import { adminPlacesTexts as en } from './en/adminPlaces.ts';
import { inLanguage } from './language.ts';

export const adminPlacesTexts = inLanguage(en, bn);
