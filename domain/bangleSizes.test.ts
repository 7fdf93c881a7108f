import { expect, test } from 'vitest';
import { bangleSizes, bangleSizeTexts, innerDiameter } from './bangleSizes.ts';

test('bangles have four sizes by default', () => {
  expect(bangleSizes.map(({ size, measurement }) => `${size} ${measurement}`)).toEqual([
    'S 2.4/24',
    'M 2.6/26',
    'L 2.8/28',
    'XL 2.10/30',
  ]);
});

test('a size is the inner diameter in sixteenths of an inch', () => {
  const across = bangleSizes.map(({ measurement }) => Math.round(innerDiameter(measurement) ?? 0));
  expect(across).toEqual([57, 60, 64, 67]);
  expect(innerDiameter('2.6')).toBeCloseTo(60.325);
  for (const other of ['', 'large', '60 mm', '2.16/32', '26']) expect(innerDiameter(other)).toBeNull();
});

test('the texts about sizes explain the numbers', () => {
  expect(bangleSizeTexts.sizes).toBe(
    'S is 2.4 (5.7 cm), M is 2.6 (6.0 cm), L is 2.8 (6.3 cm), XL is 2.10 (6.7 cm).',
  );
  expect(bangleSizeTexts.rule).toContain('2.4 means 2 4/16 inches, and 2.10 means 2 10/16 inches');
});
