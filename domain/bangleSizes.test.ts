import { expect, test } from 'vitest';
import { bangleSizes, defaultSizes, MAX_SIZES } from './bangleSizes.ts';

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
