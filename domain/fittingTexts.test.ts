import { expect, test } from 'vitest';
import { fitOf, fittingSizes } from './fitting.ts';
import { fitDetail, fitTitle, sizeChoiceOf } from './fittingTexts.ts';
import type { SizedCategory } from './sizes.ts';

const row = (size: string, measurement: string, stock = 5) => ({ size, measurement, stock, available: true });
const bangle = [row('S', '2.4/24'), row('M', '2.6/26', 0), row('L', '2.8/28')];

function texts(kind: SizedCategory, across: number, offered = bangle): string[] {
  const sizes = fittingSizes(kind, offered);
  const fit = fitOf(kind, sizes, across);
  if (!fit) return [];
  const { take, note } = sizeChoiceOf(kind, sizes, fit);
  return [fitTitle(fit), fitDetail(kind, fit), note ?? '', take ?? ''];
}

test('the size is named with its sixteenths, and taken if it is in stock', () => {
  expect(texts('bangles', 57)).toEqual([
    'Your size is S',
    'S: 2.4 = 2 4/16 inches, 5.7 cm across inside.',
    '',
    'S',
  ]);
  expect(texts('bangles', 62)).toEqual([
    'Between M and L: take L',
    'L: 2.8 = 2 8/16 inches, 6.3 cm across inside.',
    '',
    'L',
  ]);
});

test('a size that is sold out or not made says so, and what comes next', () => {
  expect(texts('bangles', 60).slice(2)).toEqual(['M is sold out. L is the next larger size.', 'L']);
  expect(texts('bangles', 66.6).slice(2)).toEqual(['This product does not come in XL.', '']);
});

test('beyond all sizes there is none to take', () => {
  expect(texts('bangles', 50)).toEqual([
    'Smaller than our smallest size, S',
    'S would be loose (2.4 = 2 4/16 inches, 5.7 cm across inside).',
    '',
    '',
  ]);
  expect(texts('bangles', 75)).toEqual([
    'Larger than our largest size, XL',
    'Even XL would be too tight (2.10 = 2 10/16 inches, 6.7 cm across inside). Please ask us before you order.',
    '',
    '',
  ]);
});

test('a ring is named by its number, with other countries’ sizes beside it', () => {
  expect(texts('rings', 16.5, [row('12', '16.5 mm')])).toEqual([
    'Your size is 12',
    '12: 51.9 mm around, 16.5 mm across inside; US 6, UK L½.',
    '',
    '12',
  ]);
  expect(texts('rings', 18, [row('Large', '18 mm')])[1]).toBe(
    'Large: 56.5 mm around, 18.0 mm across inside; US 7¾, UK P.',
  );
});
