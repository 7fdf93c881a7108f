import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as bn from './bn/numbers.ts';
import * as en from './en/numbers.ts';

test.each([
  ['English', en, 'en-BD', '-12,345,678'],
  ['Bangla', bn, 'bn-BD', '-১,২৩,৪৫,৬৭৮'],
] as const)('%s groups numbers as Intl does', (_name, { grouped }, locale, example) => {
  expect(grouped(-12_345_678)).toBe(example);
  const intl = new Intl.NumberFormat(locale);
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(grouped(count)).toBe(intl.format(count === 0 ? 0 : count));
    }),
  );
});

test('digits change, other characters stay', () => {
  expect(bn.digits('+880 1712-345678, 10:05')).toBe('+৮৮০ ১৭১২-৩৪৫৬৭৮, ১০:০৫');
  expect(en.digits(10)).toBe('10');
});
