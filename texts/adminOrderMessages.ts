import * as bn from './bn/adminOrderMessages.ts';
import * as en from './en/adminOrderMessages.ts';
import { inLanguage } from './language.ts';

export const adminOrderMessages = inLanguage(en.adminOrderMessages, bn.adminOrderMessages);
