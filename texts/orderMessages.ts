import * as bn from './bn/orderMessages.ts';
import * as en from './en/orderMessages.ts';
import { inLanguage } from './language.ts';

export const orderMessages = inLanguage(en.orderMessages, bn.orderMessages);
