import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from './digits.ts';

test('a number is grouped as in English texts of Bangladesh', () => {
  expect(grouped(0)).toBe('0');
  expect(grouped(999)).toBe('999');
  expect(grouped(1_250)).toBe('1,250');
  expect(grouped(-12_345_678)).toBe('-12,345,678');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(grouped(count)).toBe((count === 0 ? 0 : count).toLocaleString('en-BD'));
    }),
  );
});
