import * as bn from './bn/savedItems.ts';
import * as en from './en/savedItems.ts';
import { inLanguage } from './language.ts';

export const savedItemsTexts = inLanguage(en.savedItemsTexts, bn.savedItemsTexts);
