import * as bn from './bn/batches.ts';
import * as en from './en/batches.ts';
import { inLanguage } from './language.ts';

export const batchesTexts = inLanguage(en.batchesTexts, bn.batchesTexts);
export const batchMessages = inLanguage(en.batchMessages, bn.batchMessages);
