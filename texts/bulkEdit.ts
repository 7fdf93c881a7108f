import * as bn from './bn/bulkEdit.ts';
import * as en from './en/bulkEdit.ts';
import { inLanguage } from './language.ts';

export const bulkEditTexts = inLanguage(en.bulkEditTexts, bn.bulkEditTexts);
export const bulkMessages = inLanguage(en.bulkMessages, bn.bulkMessages);
