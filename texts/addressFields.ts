import * as bn from './bn/addressFields.ts';
import * as en from './en/addressFields.ts';
import { inLanguage } from './language.ts';

export const addressFieldTexts = inLanguage(en.addressFieldTexts, bn.addressFieldTexts);
