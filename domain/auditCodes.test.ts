import { afterEach, expect, it } from 'vitest';
import { type Language, readLanguageFrom } from '#texts/language.ts';
import { codesCalled } from './auditCodes.ts';

let language: Language = 'en';
readLanguageFrom(() => language);
afterEach(() => {
  language = 'en';
});

it('finds the codes whose words contain the text, in any case', () => {
  expect(codesCalled('delivered')).toEqual(expect.arrayContaining(['delivered', 'notDelivered']));
  expect(codesCalled('REFUSED AT')).toEqual(['refused_at_door']);
  expect(codesCalled('Gold Ring')).toEqual([]);
});

it('finds them by their Bangla words while the language is Bangla', () => {
  expect(codesCalled('পৌঁছে গেছে')).toEqual([]);
  language = 'bn';
  expect(codesCalled('পৌঁছে গেছে')).toEqual(['delivered']);
  expect(codesCalled('ঢাকা')).toContain('Dhaka');
  expect(codesCalled('delivered')).toEqual([]);
});

it('finds a letter that is typed in two ways', () => {
  language = 'bn';
  expect(codesCalled('পাওয়া যায়নি'.normalize('NFD'))).toEqual(codesCalled('পাওয়া যায়নি'.normalize('NFC')));
  expect(codesCalled('পাওয়া যায়নি')).toContain('no_answer');
});

it('finds none by one or two characters, which most words contain', () => {
  expect(codesCalled('de')).toEqual([]);
  expect(codesCalled('')).toEqual([]);
});
