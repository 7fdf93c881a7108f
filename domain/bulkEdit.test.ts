import { describe, expect, test } from 'vitest';
import { type BulkChange, bulkChangeSchema, bulkEdited } from './bulkEdit.ts';
import type { ProductForm } from './productForm.ts';
import { productFormSchema } from './products.schema.ts';

const ring = (change: object = {}): ProductForm =>
  productFormSchema.parse({
    name: 'Ring',
    description: 'Of silver',
    category: 'rings',
    price: 350,
    stock: 4,
    images: [{ url: '/media/ring.jpg' }],
    ...change,
  });
const read = (change: object): BulkChange => bulkChangeSchema.parse(change);
const edited = (form: ProductForm, change: object) => bulkEdited(form, read(change));

describe('prices', () => {
  test.each([
    [350, { kind: 'set', amount: '299.50' }, 299.5],
    [350, { kind: 'percent', amount: -10 }, 315],
    [355, { kind: 'percent', amount: -10 }, 320],
    [345, { kind: 'percent', amount: -10 }, 311],
    [1, { kind: 'percent', amount: -99 }, 1],
    [350.5, { kind: 'add', amount: 10 }, 360.5],
    [350, { kind: 'add', amount: '-50' }, 300],
    [490, { kind: 'percent', amount: -10, rounding: 'taka' }, 441],
    [490, { kind: 'percent', amount: -10, rounding: 'five' }, 440],
    [475, { kind: 'percent', amount: -10, rounding: 'five' }, 430],
    [490, { kind: 'percent', amount: -10, rounding: 'ten' }, 440],
    [495, { kind: 'percent', amount: -10, rounding: 'ten' }, 450],
    [490, { kind: 'percent', amount: -10, rounding: 'nine' }, 439],
    [494, { kind: 'percent', amount: -10, rounding: 'nine' }, 449],
    [10, { kind: 'percent', amount: -99, rounding: 'five' }, 5],
    [10, { kind: 'percent', amount: -99, rounding: 'ten' }, 10],
    [10, { kind: 'percent', amount: -99, rounding: 'nine' }, 9],
    [351.5, { kind: 'add', amount: 10, rounding: 'ten' }, 360],
  ])('%d by %o is %d', (price, change, expected) => {
    expect(edited(ring({ price }), { price: change }).price).toBe(expected);
  });

  test('lowered below zero are refused, whatever they are rounded to', () => {
    const form = edited(ring(), { price: { kind: 'add', amount: -400, rounding: 'ten' } });
    expect(productFormSchema.safeParse(form).success).toBe(false);
  });

  test('show the old price crossed out if the new one is lower, or remove it', () => {
    const down = { price: { kind: 'percent', amount: -20 }, originalPrice: 'before' };
    expect(edited(ring(), down)).toMatchObject({ price: 280, originalPrice: 350 });
    const up = { price: { kind: 'add', amount: 20 }, originalPrice: 'before' };
    expect(edited(ring(), up)).not.toHaveProperty('originalPrice');
    expect(edited(ring({ originalPrice: 500 }), { originalPrice: 'none' })).not.toHaveProperty(
      'originalPrice',
    );
    expect(edited(ring({ originalPrice: 500 }), { featured: true }).originalPrice).toBe(500);
  });
});

describe('stock', () => {
  const sizes = [
    { size: 'S', stock: 1 },
    { size: 'M', stock: 2 },
  ];
  const colors = [
    { name: 'Red', stock: 3 },
    { name: 'Gold', stock: 0 },
  ];

  test('of a product with nothing to choose', () => {
    expect(edited(ring(), { stock: { kind: 'set', amount: 20 } }).stock).toBe(20);
    expect(edited(ring(), { stock: { kind: 'add', amount: -1 } }).stock).toBe(3);
  });

  test('of each size, or of each color and of them together', () => {
    const bangle = edited(ring({ category: 'bangles', sizes }), { stock: { kind: 'add', amount: 5 } });
    expect([bangle.stock, ...bangle.sizes.map(({ stock }) => stock)]).toEqual([0, 6, 7]);
    const dyed = edited(ring({ stock: 3, colors }), { stock: { kind: 'add', amount: 5 } });
    expect([dyed.stock, ...dyed.colors.map(({ stock }) => stock)]).toEqual([13, 8, 5]);
    const set = edited(ring({ stock: 3, colors }), { stock: { kind: 'set', amount: 5 } });
    expect([set.stock, ...set.colors.map(({ stock }) => stock)]).toEqual([10, 5, 5]);
  });
});

test('only named flags change', () => {
  const changed = edited(ring({ featured: true }), { isActive: false, isNewArrival: true });
  expect(changed).toMatchObject({ isActive: false, isNewArrival: true, featured: true, isCombo: false });
});

test('the product schema finds values over the limits', () => {
  const low = productFormSchema.safeParse(edited(ring(), { price: { kind: 'add', amount: -350 } }));
  expect(low.error?.issues[0]?.message).toBe('Valid price is required');
  const none = productFormSchema.safeParse(edited(ring(), { stock: { kind: 'add', amount: -5 } }));
  expect(none.error?.issues[0]?.message).toBe('Valid stock quantity is required');
});

test.each([
  [{}, 'Please choose what to change'],
  [{ price: { kind: 'percent', amount: -100 } }, 'Percent must be from -99 to 1000'],
  [{ price: { kind: 'set', amount: 0 } }, 'Valid price is required'],
  [{ stock: { kind: 'add', amount: 1.5 } }, 'Pieces must be a whole number'],
])('%o is refused: %s', (change, message) => {
  expect(bulkChangeSchema.safeParse(change).error?.issues[0]?.message).toBe(message);
});
