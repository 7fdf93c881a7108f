import { expect, it } from 'vitest';
import { choiceText } from './choiceText.ts';
import { inAllOf, itemText, lineText, lineWithParts, piecesOf } from './orderLines.ts';

const line = { name: 'Rani Bangles', quantity: 2, selectedSize: 'S', selectedColor: 'Gold' };
const plain = { ...line, selectedSize: null, selectedColor: null };

it('names the choices, if any', () => {
  expect(choiceText(line)).toBe('Size S, Gold');
  expect(choiceText({ ...line, selectedSize: null })).toBe('Gold');
  expect(choiceText(plain)).toBe('');
  expect(itemText(plain)).toBe('Rani Bangles');
  expect(lineText(line)).toBe('2 × Rani Bangles, Size S, Gold');
});

it('counts pieces, not lines', () => {
  expect(piecesOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  expect(piecesOf([])).toBe(0);
});

it('counts the pieces in all combos of a line', () => {
  expect(inAllOf({ quantity: 2, components: [line, plain] }).map(lineText)).toEqual([
    '4 × Rani Bangles, Size S, Gold',
    '4 × Rani Bangles',
  ]);
  expect(inAllOf({ quantity: 2, components: [] })).toEqual([]);
  expect(lineWithParts({ ...plain, name: 'Eid Set', components: [line, plain] })).toBe(
    '2 × Eid Set (4 × Rani Bangles, Size S, Gold; 4 × Rani Bangles)',
  );
  expect(lineWithParts({ ...line, components: [] })).toBe(lineText(line));
});
