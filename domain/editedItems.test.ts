import { describe, expect, it } from 'vitest';
import { type EditableLine, isSameItems, itemChanges, linesAfter, soldDifference } from './editedItems.ts';
import type { WantedItem } from './newOrder.ts';

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
  ...changes,
});
const item = (quantity: number, changes: Partial<WantedItem> = {}): WantedItem => ({
  product: 'ring',
  quantity,
  selectedSize: null,
  selectedColor: 'Gold',
  ...changes,
});
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
    const today = { ...item(3), name: 'Moon Ring', image: '/new.jpg', pricePoisha: 60_000 };
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

  it('an item without the only colour is the line that has it', () => {
    const one = new Map([['ring', { ...ring, colors: colours('Gold') }]]);
    expect(isSameItems(itemChanges([line(0)], [item(2, { selectedColor: null })], one))).toBe(true);
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
