import * as bn from './bn/accountMessages.ts';
import * as en from './en/accountMessages.ts';
import { inLanguage } from './language.ts';

export const accountMessages = inLanguage(en.accountMessages, bn.accountMessages);
export const sessionMessages = inLanguage(en.sessionMessages, bn.sessionMessages);
export const emailUndoMessages = inLanguage(en.emailUndoMessages, bn.emailUndoMessages);
