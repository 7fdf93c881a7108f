import { expect, test } from 'vitest';
import { ringSizes, ukSize, usSize } from './ringSizes.ts';

test('there are thirty sizes, each larger than the one before', () => {
  expect(ringSizes).toHaveLength(30);
  expect(ringSizes.every(({ around }, place) => around > (ringSizes[place - 1]?.around ?? 0))).toBe(true);
  expect(ringSizes.find(({ size }) => size === '14')).toEqual({
    size: '14',
    measurement: '17.3 mm',
    around: 54.4,
  });
});

test('a size in Bangladesh is another one abroad', () => {
  const abroad = ringSizes.filter((_, place) => [0, 7, 11, 13, 19, 29].includes(place));
  expect(abroad.map(({ size, around }) => `${size}: US ${usSize(around)}, UK ${ukSize(around)}`)).toEqual([
    '1: US 1¾, UK D',
    '8: US 4½, UK I½',
    '12: US 6, UK L½',
    '14: US 7, UK N½',
    '20: US 9¼, UK S',
    '30: US 13½, UK Z+2',
  ]);
});
