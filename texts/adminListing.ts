import { adminListingTexts as bn } from './bn/adminListing.ts';
import { adminListingTexts as en } from './en/adminListing.ts';
import { inLanguage } from './language.ts';

export const adminListingTexts = inLanguage(en, bn);
