import * as bn from './bn/addressMessages.ts';
import * as en from './en/addressMessages.ts';
import { inLanguage } from './language.ts';

export const addressMessages = inLanguage(en.addressMessages, bn.addressMessages);
