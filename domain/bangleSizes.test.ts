import { expect, test } from 'vitest';
import { bangleSizes, defaultSizes, innerDiameter, MAX_SIZES } from './bangleSizes.ts';

test('bangles begin with four sizes', () => {
  expect(bangleSizes.map(({ size, measurement }) => `${size} ${measurement}`)).toEqual([
    'S 2.4/24',
    'M 2.6/26',
    'L 2.8/28',
    'XL 2.10/30',
  ]);
  expect(defaultSizes()).toHaveLength(MAX_SIZES);
  expect(defaultSizes()[0]).toEqual({ size: 'S', measurement: '2.4/24', stock: 0, available: true });
});

test('a size is so many sixteenths of an inch across the inside', () => {
  const across = bangleSizes.map(({ measurement }) => Math.round(innerDiameter(measurement) ?? 0));
  expect(across).toEqual([57, 60, 64, 67]);
  expect(innerDiameter('2.6')).toBeCloseTo(60.325);
  for (const other of ['', 'large', '60 mm', '2.16/32', '26']) expect(innerDiameter(other)).toBeNull();
});
