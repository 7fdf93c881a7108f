import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import { digits as toBanglaDigits } from '../texts/bn/numbers.ts';
import { optionalPhoneField, phoneField } from './phones.schema.ts';
import { dashedPhone, formatPhone, isPhone, normalisePhone, typedPhone, whatsAppHref } from './phones.ts';

const phone = fc
  .tuple(fc.constantFrom(...'3456789'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([operator, rest]) => `01${operator}${String(rest).padStart(8, '0')}`);

const typings = (number: string) => [
  number,
  `+88${number}`,
  `88${number}`,
  `+88 ${number.slice(0, 5)}-${number.slice(5)}`,
  ` ${[...number].join(' ')} `,
  toBanglaDigits(number),
  `+৮৮${toBanglaDigits(number)}`,
  `\u200e${number.slice(0, 4)}\u2013${number.slice(4)}\u00a0`,
];

describe('a Bangladeshi mobile number', () => {
  test('is the same number however it is typed', () => {
    fc.assert(
      fc.property(phone, (number) => {
        for (const typed of typings(number)) {
          expect(normalisePhone(typed)).toBe(number);
          expect(phoneField.parse(typed)).toBe(number);
          expect(typedPhone(typed)).toBe(number);
        }
      }),
    );
  });

  test('can be typed digit by digit', () => {
    fc.assert(
      fc.property(phone, (number) => {
        const keyed = [...`+88${number}77`].reduce((held, key) => typedPhone(held + key), '');
        expect(keyed).toBe(number);
      }),
    );
  });

  test.each([
    '0171234567',
    '017123456789',
    '01212345678',
    '02712345678',
    '8801',
    'abc',
    '+99 01712345678',
    '01712345678x',
  ])('%j is none', (typed) => {
    expect(isPhone(typed)).toBe(false);
    expect(phoneField.safeParse(typed).error?.issues[0]?.message).toBe(
      'Please enter a valid Bangladeshi phone number',
    );
    expect(optionalPhoneField.safeParse(typed).error?.issues[0]?.message).toBe(
      'Please enter a valid Bangladeshi phone number starting with 01',
    );
  });

  test('is required in an address and optional in an account', () => {
    for (const blank of ['', '  ', undefined, null, 5]) {
      expect(phoneField.safeParse(blank).error?.issues[0]?.message).toBe('Phone number is required');
    }
    expect(optionalPhoneField.parse('')).toBeNull();
    expect(optionalPhoneField.parse(' - ')).toBeNull();
    expect(optionalPhoneField.parse(undefined)).toBeUndefined();
  });

  test('is shown with a dash', () => {
    expect(formatPhone('01712345678')).toBe('01712-345678');
    expect(formatPhone('unknown')).toBe('unknown');
  });

  test('is shown in Bangla digits on Bangla pages, and to couriers in Latin ones', () => {
    readLanguageFrom(() => 'bn');
    onTestFinished(() => readLanguageFrom(() => 'en'));
    expect(formatPhone('01712345678')).toBe('০১৭১২-৩৪৫৬৭৮');
    expect(dashedPhone('01712345678')).toBe('01712-345678');
  });
});

test('a chat link names the country', () => {
  expect(whatsAppHref('01712345678')).toBe('https://wa.me/8801712345678');
});
