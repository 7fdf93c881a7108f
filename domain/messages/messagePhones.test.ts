import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digits as toBanglaDigits } from '../../texts/bn/numbers.ts';
import { readPhones } from './messagePhones.ts';

it.each([
  '01712345678',
  '+8801712345678',
  '8801712345678',
  '008801712345678',
  '0088 01712345678',
  '+88 01712-345678',
  '+880 1712-345678',
  '017 12 34 56 78',
  '017-1234-5678',
  '01712 345 678',
  '০১৭১২৩৪৫৬৭৮',
  '০১৭১২-৩৪৫৬৭৮',
  '0171\u200b2345678',
  'no01712345678',
])('%s is a phone', (text) => {
  expect(readPhones(`Rahima ${text} Mirpur`)).toMatchObject({ phone: '01712345678', unread: [] });
});

it.each([
  ['0171234567', 'one digit short'],
  ['017123456789', 'one digit long'],
  ['01212345678', 'no mobile code'],
  ['1712345678', 'without the 0'],
  ['0171234567 8', 'the last digit apart'],
])('%s is none: %s', (text) => {
  const read = readPhones(`Rahima ${text} Mirpur`);
  expect(read.phone).toBe('');
  expect(read.unread.length).toBeGreaterThan(0);
});

it('a quantity behind a number is not part of it', () => {
  expect(readPhones('01712345678 2 dozen').phone).toBe('01712345678');
  expect(readPhones('0171234567 2 dozen').phone).toBe('');
  expect(readPhones('017123456 12 dozen').phone).toBe('');
});

it('a different number is a second one only if the message says so', () => {
  const other = { phone: '01712345678', secondPhone: '01812345678', unread: [] };
  expect(readPhones('01712345678, alternative 01812345678')).toMatchObject(other);
  expect(readPhones('01712345678 অথবা ০১৮১২৩৪৫৬৭৮')).toMatchObject(other);
  const unread = readPhones('01712345678, 01812345678');
  expect(unread.secondPhone).toBe('');
  expect(unread.unread).toHaveLength(1);
});

it('the number that money came from is not the phone', () => {
  expect(readPhones('bkash 01812345678 theke dilam. 01712345678').phone).toBe('01712345678');
});

it('finds any mobile number among words, in either digits', () => {
  const digits = fc.stringMatching(/^01[3-9]\d{8}$/);
  fc.assert(
    fc.property(digits, fc.boolean(), (phone, isBangla) => {
      const written = isBangla ? toBanglaDigits(phone) : phone;
      expect(readPhones(`apu churi lagbe, ${written}, Dhaka`).phone).toBe(phone);
    }),
  );
});
