/**
 * Why an SMS was not sent, or why it waits: a kind and what is known of it ('answered:400'), as it is stored, so that the
 * list in admin says it in the language of its reader.
 */
import { digits } from '#texts/numbers.ts';
import { smsNoteTexts } from '#texts/sms.ts';

export type SmsNoteKind = keyof typeof smsNoteTexts;

/** The note as it is stored: 'answered:400'. */
export const smsNote = (kind: SmsNoteKind, ...known: readonly (string | number)[]): string =>
  [kind, ...known].join(':');

const isKind = (text: string): text is SmsNoteKind => Object.hasOwn(smsNoteTexts, text);

/** A note without a known kind is shown unchanged: an earlier version or an unexpected error wrote it. */
export function smsNoteInWords(note: string): string {
  const [kind = '', known = '', ...why] = note.split(':');
  if (!isKind(kind)) return note;
  return smsNoteTexts[kind](digits(known), smsNoteInWords(why.join(':')));
}
