import {
  smsLimitTexts as smsLimitBn,
  webhookNotes as webhookNotesBn,
  webhookOffTexts as webhookOffBn,
} from './bn/adminEmails.ts';
import {
  smsLimitTexts as smsLimitEn,
  webhookNotes as webhookNotesEn,
  webhookOffTexts as webhookOffEn,
} from './en/adminEmails.ts';
import { inLanguage } from './language.ts';

export const smsLimitTexts = inLanguage(smsLimitEn, smsLimitBn);
export const webhookOffTexts = inLanguage(webhookOffEn, webhookOffBn);
export const webhookNotes = inLanguage(webhookNotesEn, webhookNotesBn);
