import { describe, expect, it } from 'vitest';
import { type EditableLine, isSameItems, itemChanges, linesAfter, soldDifference } from './editedItems.ts';
import type { EditedItem } from './orderEdit.ts';
import { isProblem } from './problems.ts';

const line = (position: number, changes: Partial<EditableLine> = {}): EditableLine => ({
  position,
  product: 'ring',
  name: 'Moon Ring',
  image: '/ring.jpg',
  photo: 'photo-1',
  pricePoisha: 45_000,
  costPoisha: 20_000,
  quantity: 2,
  selectedSize: null,
  selectedColor: 'Gold',
  components: [],
  ...changes,
});
const item = (quantity: number, changes: Partial<EditedItem> = {}): EditedItem => ({
  product: 'ring',
  quantity,
  selectedSize: null,
  selectedColor: 'Gold',
  ...changes,
});
const problemOf = (act: () => unknown) => {
  try {
    act();
    return null;
  } catch (error) {
    return isProblem(error) ? error.code : error;
  }
};
const colours = (...names: string[]) =>
  names.map((name) => ({ name, hexCode: '#000000', stock: 5, available: true }));
const ring = { category: 'rings', stock: 5, sizes: [], colors: colours('Gold', 'Silver') };
const products = new Map([['ring', ring]]);
/** Today's. */
const costs = new Map([['ring', { costPoisha: 25_000 }]]);

describe('what an edit of the items moves', () => {
  it('nothing, if the order keeps what it has', () => {
    const changes = itemChanges([line(0)], [item(2)], products);
    expect(isSameItems(changes)).toBe(true);
    expect(linesAfter(changes, [], new Map())).toMatchObject([
      { quantity: 2, pricePoisha: 45_000, photo: 'photo-1' },
    ]);
  });

  it('more pieces are taken, at the price and cost that the line has', () => {
    const changes = itemChanges([line(0)], [item(5)], products);
    expect(changes).toMatchObject({ returned: [], added: [{ product: 'ring', quantity: 3 }] });
    const today = { ...item(3), product: 'ring', name: 'Moon Ring', image: '/new.jpg', pricePoisha: 60_000 };
    expect(linesAfter(changes, [today], costs)).toMatchObject([
      { quantity: 5, pricePoisha: 45_000, costPoisha: 20_000, image: '/ring.jpg' },
    ]);
  });

  it('fewer pieces and dropped lines go back', () => {
    const lines = [line(0), line(1, { selectedColor: 'Silver' })];
    expect(itemChanges(lines, [item(1)], products)).toMatchObject({
      returned: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 2 },
      ],
      added: [],
    });
  });

  it('another choice is a new line at today’s price and cost', () => {
    const changes = itemChanges([line(0)], [item(2, { selectedColor: 'Silver' })], products);
    expect(changes).toMatchObject({
      returned: [{ position: 0, quantity: 2 }],
      added: [{ quantity: 2, selectedColor: 'Silver' }],
    });
    const today = {
      ...item(2, { selectedColor: 'Silver' }),
      product: 'ring',
      name: 'Ring',
      image: '/s.jpg',
      pricePoisha: 60_000,
    };
    expect(linesAfter(changes, [today], costs)).toMatchObject([
      { pricePoisha: 60_000, costPoisha: 25_000, selectedColor: 'Silver' },
    ]);
  });

  it('lines with the same choice count together, and become one', () => {
    const lines = [line(0), line(3)];
    expect(itemChanges(lines, [item(1), item(2)], products)).toMatchObject({
      wanted: [{ item: { quantity: 3 } }],
      returned: [{ position: 3, quantity: 1 }],
      added: [],
    });
  });

  it('an item without the only color is the line that has it', () => {
    const one = new Map([['ring', { ...ring, colors: colours('Gold') }]]);
    expect(isSameItems(itemChanges([line(0)], [item(2, { selectedColor: null })], one))).toBe(true);
  });

  it('a line of an unknown product is named by its place: it can stay or shrink, not grow', () => {
    const lines = [line(0, { product: null, name: 'Old Ring' }), line(4, { product: null })];
    const gone = (place: number, quantity: number) => item(quantity, { product: null, line: place });
    expect(isSameItems(itemChanges(lines, [gone(0, 2), gone(1, 2)], products))).toBe(true);
    const changes = itemChanges(lines, [gone(0, 1)], products);
    expect(changes).toMatchObject({
      returned: [
        { position: 0, quantity: 1 },
        { position: 4, quantity: 2 },
      ],
      added: [],
    });
    expect(linesAfter(changes, [], new Map())).toMatchObject([
      { name: 'Old Ring', quantity: 1, pricePoisha: 45_000 },
    ]);
    const refusalOf = (wanted: EditedItem) => problemOf(() => itemChanges(lines, [wanted], products));
    expect(refusalOf(gone(0, 3))).toBe('productGone');
    expect(refusalOf(gone(2, 1))).toBe('productNotFound');
    expect(refusalOf(item(1, { product: null }))).toBe('productNotFound');
    expect(problemOf(() => itemChanges([line(0)], [gone(0, 1)], products))).toBe('productNotFound');
  });

  it('a line whose product is gone, or whose choice is, stays as it is', () => {
    expect(isSameItems(itemChanges([line(0)], [item(2)], new Map()))).toBe(true);
  });
});

it('the sales of each product change by the difference', () => {
  const before = [line(0), line(1, { product: 'bangle', quantity: 1, pricePoisha: 125_000 })];
  const after = [line(0, { quantity: 3 }), line(1, { product: 'jhumka', quantity: 1, pricePoisha: 30_000 })];
  expect(soldDifference(before, after)).toEqual([
    { product: 'ring', pieces: 1, poisha: 45_000 },
    { product: 'bangle', pieces: -1, poisha: -125_000 },
    { product: 'jhumka', pieces: 1, poisha: 30_000 },
  ]);
  expect(soldDifference(before, before)).toEqual([]);
});
