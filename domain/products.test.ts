import { expect, test } from 'vitest';
import { badgesOf, percentOff } from './products.ts';

test('a discount is in whole percent, and absent if there is none', () => {
  expect(percentOff(750, 1000)).toBe(25);
  expect(percentOff(666, 1000)).toBe(33);
  expect(percentOff(1000, 1000)).toBeNull();
  expect(percentOff(1200, 1000)).toBeNull();
  expect(percentOff(999, 1000)).toBeNull();
  expect(percentOff(1000, undefined)).toBeNull();
});

test('badges have a fixed order', () => {
  expect(badgesOf({ featured: true, isNewArrival: true, isCombo: false, category: 'combo' })).toEqual([
    'New',
    'Combo',
    'Featured',
  ]);
  expect(badgesOf({ featured: false, isNewArrival: false, isCombo: false, category: 'rings' })).toEqual([]);
});
