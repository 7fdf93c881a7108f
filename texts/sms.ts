import * as bn from './bn/sms.ts';
import * as en from './en/sms.ts';
import { inLanguage } from './language.ts';

export const smsKindTexts = inLanguage(en.smsKindTexts, bn.smsKindTexts);
export const smsStateTexts = inLanguage(en.smsStateTexts, bn.smsStateTexts);
export const smsNoteTexts = inLanguage(en.smsNoteTexts, bn.smsNoteTexts);
export const smsTexts = inLanguage(en.smsTexts, bn.smsTexts);
export const smsRules = inLanguage(en.smsRules, bn.smsRules);
export const smsSettingTexts = inLanguage(en.smsSettingTexts, bn.smsSettingTexts);
export const stopSmsTexts = inLanguage(en.stopSmsTexts, bn.stopSmsTexts);
