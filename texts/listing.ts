import * as bn from './bn/listing.ts';
import * as en from './en/listing.ts';
import { inLanguage } from './language.ts';

export const listingTexts = inLanguage(en.listingTexts, bn.listingTexts);
export const listingFaults = inLanguage(en.listingFaults, bn.listingFaults);
