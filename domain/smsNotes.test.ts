import { expect, it, onTestFinished } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import { smsNoteTexts } from '../texts/en/sms.ts';
import { type SmsNoteKind, smsNote, smsNoteInWords } from './smsNotes.ts';

const inBangla = (note: string): string => {
  readLanguageFrom(() => 'bn');
  onTestFinished(() => readLanguageFrom(() => 'en'));
  return smsNoteInWords(note);
};

const givenUp = smsNote('givenUp', 25, smsNote('answered', 500));

it('why an SMS was not sent is said in both languages', () => {
  expect(smsNoteInWords(smsNote('unwanted'))).toBe('The customer wants no SMS');
  expect(smsNoteInWords(givenUp)).toBe('Given up after 25 attempts. The gateway answered 500');
  expect(inBangla(givenUp)).toBe('২৫ বার চেষ্টা করেও যায়নি। গেটওয়ে উত্তর দিয়েছে ৫০০');
});

it.each(Object.keys(smsNoteTexts) as SmsNoteKind[])('%s has no English in Bangla', (kind) => {
  const words = inBangla(smsNote(kind, 25, smsNote('answered', 500)));
  expect(words.replaceAll('SMS', '')).not.toMatch(/[a-z]/i);
});

it('what the gateway or the connection said is shown, and so is an older sentence', () => {
  expect(smsNoteInWords(smsNote('unreachable', 'ECONNRESET'))).toBe(
    'The gateway could not be reached (ECONNRESET)',
  );
  expect(smsNoteInWords(smsNote('givenUp', 25, 'disk: full'))).toBe('Given up after 25 attempts. disk: full');
  for (const note of ['the gateway answered 400', 'waits for tomorrow: the limit of the day is reached', ''])
    expect(inBangla(note)).toBe(note);
});
