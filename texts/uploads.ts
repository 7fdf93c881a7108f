import * as bn from './bn/uploads.ts';
import * as en from './en/uploads.ts';
import { inLanguage } from './language.ts';

export const uploadMessages = inLanguage(en.uploadMessages, bn.uploadMessages);
export const uploadRefusals = inLanguage(en.uploadRefusals, bn.uploadRefusals);
