import * as bn from './bn/cartMessages.ts';
import * as en from './en/cartMessages.ts';
import { inLanguage } from './language.ts';

export const cartMessages = inLanguage(en.cartMessages, bn.cartMessages);
