import { userListingTexts as bn } from './bn/userListing.ts';
import { userListingTexts as en } from './en/userListing.ts';
import { inLanguage } from './language.ts';

export const userListingTexts = inLanguage(en, bn);
