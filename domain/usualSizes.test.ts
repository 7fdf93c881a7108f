import { expect, test } from 'vitest';
import { categoryValues } from './categories.ts';
import { mayHaveSizes, sizeLimit } from './sizes.ts';
import { defaultSizes, measurementOf, usualSizes } from './usualSizes.ts';

test('bangles start with four sizes, rings with seven', () => {
  expect(defaultSizes('bangles')[0]).toEqual({ size: 'S', measurement: '2.4/24', stock: 0, available: true });
  expect(usualSizes('bangles')).toHaveLength(4);
  expect(usualSizes('rings').map(({ size, measurement }) => `${size}: ${measurement}`)).toEqual([
    '8: 15.3 mm',
    '10: 15.9 mm',
    '12: 16.5 mm',
    '14: 17.3 mm',
    '16: 17.9 mm',
    '18: 18.6 mm',
    '20: 19.2 mm',
  ]);
});

test('usual sizes exist where sizes may be given, and no more than are allowed', () => {
  for (const category of categoryValues) {
    expect(usualSizes(category).length > 0).toBe(mayHaveSizes(category));
    expect(usualSizes(category).length).toBeLessThanOrEqual(sizeLimit(category));
  }
});

test('a size has its measurement by name', () => {
  expect(['M', '13', '31', 'huge', ''].map(measurementOf)).toEqual(['2.6/26', '16.9 mm', '', '', '']);
});
