import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList, writeList } from './cellLists.ts';

test('items and parts are read as people write them', () => {
  expect(readList(' S : 2.4/24 : 5 |M:2.6/26:0:off', 4)).toEqual([
    ['S', '2.4/24', '5'],
    ['M', '2.6/26', '0', 'off'],
  ]);
  expect(readList('', 4)).toEqual([]);
  expect(readList(' | ', 2)).toEqual([]);
});

test('the last part keeps its colons', () => {
  expect(readList('ratio: 1:2 | hours: 9:00', 2)).toEqual([
    ['ratio', '1:2'],
    ['hours', '9:00'],
  ]);
});

test('every written list can be read back', () => {
  const part = fc.stringMatching(/^[a-zক-হ|:\\ ]{0,8}$/).map((text) => text.trim());
  const item = fc.tuple(part, part, part).filter((parts) => parts.join('') !== '');
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(readList(writeList(items), 3)).toEqual(items);
    }),
  );
});
