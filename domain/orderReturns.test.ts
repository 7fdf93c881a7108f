import { expect, it } from 'vitest';
import { everythingLeft, impossiblePick, mayReturn, pieceTexts, restAfter } from './orderReturns.ts';
import { orderStatusValues } from './orderStatus.ts';

const lines = [
  { name: 'Ring', quantity: 3, returned: 1 },
  { name: 'Chain', quantity: 1, returned: 1 },
  { name: 'Bangle', quantity: 2, returned: 0 },
];

it('only delivered orders have something to return', () => {
  expect(orderStatusValues.filter(mayReturn)).toEqual(['delivered']);
});

it('finds the first pick of more than is left', () => {
  expect(impossiblePick([{ line: 0, quantity: 2 }], lines)).toBeNull();
  expect(impossiblePick([], lines)).toBeNull();
  const picked = [
    { line: 2, quantity: 2 },
    { line: 0, quantity: 3 },
    { line: 9, quantity: 1 },
  ];
  expect(impossiblePick(picked, lines)).toEqual({ index: 1, left: 2 });
  expect(impossiblePick([{ line: 9, quantity: 1 }], lines)).toEqual({ index: 0, left: 0 });
});

it('fine and broken pieces of one line count together', () => {
  const split = [
    { line: 0, quantity: 1 },
    { line: 0, quantity: 1 },
  ];
  expect(impossiblePick(split, lines)).toBeNull();
  expect(pieceTexts(split, lines)).toEqual(['Ring × 2']);
  expect(impossiblePick([{ line: 2, quantity: 2 }, ...split, { line: 0, quantity: 1 }], lines)).toEqual({
    index: 3,
    left: 0,
  });
});

it('what is not kept is the rest', () => {
  expect(everythingLeft(lines)).toEqual([
    { line: 0, quantity: 2 },
    { line: 2, quantity: 2 },
  ]);
  const kept = [
    { line: 0, quantity: 2 },
    { line: 2, quantity: 1 },
  ];
  expect(restAfter(kept, lines)).toEqual([{ line: 2, quantity: 1 }]);
  expect(pieceTexts(kept, lines)).toEqual(['Ring × 2', 'Bangle × 1']);
});
