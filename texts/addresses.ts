import * as bn from './bn/addresses.ts';
import * as en from './en/addresses.ts';
import { inLanguage } from './language.ts';

export const addressesTexts = inLanguage(en.addressesTexts, bn.addressesTexts);
