import {
  smsLimitTexts as smsLimitBn,
  webhookNotes as webhookNotesBn,
  webhookOffTexts as webhookOffBn,
} from './bn/ownerEmails.ts';
import {
  smsLimitTexts as smsLimitEn,
  webhookNotes as webhookNotesEn,
  webhookOffTexts as webhookOffEn,
} from './en/ownerEmails.ts';
import { inLanguage } from './language.ts';

export const smsLimitTexts = inLanguage(smsLimitEn, smsLimitBn);
export const webhookOffTexts = inLanguage(webhookOffEn, webhookOffBn);
export const webhookNotes = inLanguage(webhookNotesEn, webhookNotesBn);
