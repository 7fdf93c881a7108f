import { expect, test } from 'vitest';
import * as bn from './bn/numbers.ts';
import * as en from './en/numbers.ts';

const counts = [0, 7, 42, 999, 1000, 12_345, 100_000, 1_234_567, 12_345_678, 123_456_789];

test('numbers are grouped as Intl groups them', () => {
  const intl = { en: new Intl.NumberFormat('en-US'), bn: new Intl.NumberFormat('bn-BD') };
  expect(counts.map(en.grouped)).toEqual(counts.map((count) => intl.en.format(count)));
  expect(counts.map(bn.grouped)).toEqual(counts.map((count) => intl.bn.format(count)));
});

test('digits change, other characters stay', () => {
  expect(bn.digits('+880 1712-345678, 10:05')).toBe('+৮৮০ ১৭১২-৩৪৫৬৭৮, ১০:০৫');
  expect(en.digits(10)).toBe('10');
});
