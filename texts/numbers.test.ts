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

test.each([
  ['English', en, 'en-BD', '1,234,567.50', '1,157'],
  ['Bangla', bn, 'bn-BD', '১২,৩৪,৫৬৭.৫০', '১,১৫৭'],
] as const)(
  '%s writes amounts as Intl does, without decimals where there are no poisha',
  (_name, { exact }, locale, ...examples) => {
    expect([exact(1_234_567.5), exact(1157)]).toEqual(examples);
    const intl = (minimumFractionDigits: number) => new Intl.NumberFormat(locale, { minimumFractionDigits });
    const [whole, parted] = [intl(0), intl(2)];
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (poisha) => {
        expect(exact(poisha / 100)).toBe((poisha % 100 === 0 ? whole : parted).format(poisha / 100));
      }),
    );
  },
);

test('digits change, other characters stay', () => {
  expect(bn.digits('+880 1712-345678, 10:05')).toBe('+৮৮০ ১৭১২-৩৪৫৬৭৮, ১০:০৫');
  expect(en.digits(10)).toBe('10');
});
