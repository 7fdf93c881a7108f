import { expect, test } from 'vitest';
import { type CountedUnit, countedUnits } from '#domain/restocking.ts';
import { changesOf, shownPieces } from './stockChanges.ts';

const ring = countedUnits({ category: 'rings', stock: 5, sizes: [], colors: [] });
const scarf = countedUnits({
  category: 'rings',
  stock: 9,
  sizes: [],
  colors: [
    { name: 'Red', stock: 4, available: true },
    { name: 'Gold', stock: 5, available: true },
  ],
});
const total = scarf.find(({ unit }) => unit === 'product') as CountedUnit;

test('incoming pieces are added, damaged and given ones are taken', () => {
  const typed = { 'product ': '3' };
  expect(changesOf(ring, 'restock', typed)).toEqual([{ unit: 'product', unitName: '', pieces: 3 }]);
  expect(changesOf(ring, 'damaged', typed)).toEqual([{ unit: 'product', unitName: '', pieces: -3 }]);
  expect(changesOf(ring, 'gift', { 'product ': '৩' })).toEqual([
    { unit: 'product', unitName: '', pieces: -3 },
  ]);
});

test('counted pieces move a count by the difference; one that is right does not move', () => {
  expect(changesOf(ring, 'count', { 'product ': '7' })).toEqual([
    { unit: 'product', unitName: '', pieces: 2 },
  ]);
  expect(changesOf(ring, 'count', { 'product ': '0' })).toEqual([
    { unit: 'product', unitName: '', pieces: -5 },
  ]);
  expect(changesOf(ring, 'count', { 'product ': '5' })).toEqual([]);
  expect(changesOf(ring, 'restock', {})).toEqual([]);
});

test('the total of the colors follows them unless it is entered', () => {
  const typed = { 'colour red': '2', 'colour gold': '1' };
  expect(shownPieces(scarf, 'damaged', typed, total)).toBe('3');
  expect(changesOf(scarf, 'damaged', typed)).toEqual([
    { unit: 'colour', unitName: 'red', pieces: -2 },
    { unit: 'colour', unitName: 'gold', pieces: -1 },
    { unit: 'product', unitName: '', pieces: -3 },
  ]);
  expect(shownPieces(scarf, 'count', { 'colour red': '1' }, total)).toBe('6');
  expect(changesOf(scarf, 'restock', { ...typed, 'product ': '10' }).at(-1)).toMatchObject({ pieces: 10 });
});
