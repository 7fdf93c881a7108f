import { cartPageMessages as bn } from './bn/cartPage.ts';
import { cartPageMessages as en } from './en/cartPage.ts';
import { inLanguage } from './language.ts';

export const cartPageMessages = inLanguage(en, bn);
