import { describe, expect, test } from 'vitest';
import type { Stocked } from './stock.ts';
import { alertChoice, isBack } from './stockAlerts.ts';

const ring = (stock: number): Stocked => ({ category: 'rings', stock, sizes: [], colors: [] });
const lipstick: Stocked = {
  category: 'cosmetics',
  stock: 4,
  sizes: [],
  colors: [
    { name: 'Red', stock: 4, available: true },
    { name: 'Pink', stock: 0, available: true },
    { name: 'Blue', stock: 9, available: false },
  ],
};
const bangle: Stocked = {
  category: 'bangles',
  stock: 0,
  sizes: [
    { size: 'S', stock: 0, available: true },
    { size: 'M', stock: 2, available: true },
    { size: 'L', stock: 2, available: false },
  ],
  colors: [{ name: 'Gold', stock: 0, available: true }],
};
const choice = (selectedSize: string | null, selectedColor: string | null) => ({
  selectedSize,
  selectedColor,
});

describe('the choice of an alert', () => {
  test('leaves out what the product does not have', () => {
    expect(alertChoice(ring(0), choice('M', 'Red'))).toEqual(choice(null, null));
    expect(alertChoice(lipstick, choice('M', 'Pink'))).toEqual(choice(null, 'Pink'));
  });

  test('stays open where nothing was chosen', () => {
    expect(alertChoice(bangle, choice(null, null))).toEqual(choice(null, null));
    expect(alertChoice(bangle, choice('S', null))).toEqual(choice('S', null));
  });

  test.each([choice('XXL', null), choice('S', 'Silver')])('%j is not offered', (unknown) => {
    expect(() => alertChoice(bangle, unknown)).toThrow('This choice is no longer available');
  });

  test('a color that is not offered now cannot be waited for', () => {
    expect(() => alertChoice(lipstick, choice(null, 'Blue'))).toThrow('This choice is no longer available');
  });
});

describe('back in stock', () => {
  test('is a product with a piece', () => {
    expect(isBack(ring(0), choice(null, null))).toBe(false);
    expect(isBack(ring(1), choice(null, null))).toBe(true);
  });

  test('is a color that is left, of a product that is left', () => {
    expect(isBack(lipstick, choice(null, 'Red'))).toBe(true);
    expect(isBack(lipstick, choice(null, 'Pink'))).toBe(false);
    expect(isBack(lipstick, choice(null, 'Blue'))).toBe(false);
    expect(isBack({ ...lipstick, stock: 0 }, choice(null, 'Red'))).toBe(false);
  });

  test('is a size that is left; a bangle’s color has no count', () => {
    expect(isBack(bangle, choice('M', 'Gold'))).toBe(true);
    expect(isBack(bangle, choice(null, 'Gold'))).toBe(true);
    expect(isBack(bangle, choice('S', 'Gold'))).toBe(false);
    expect(isBack(bangle, choice('L', 'Gold'))).toBe(false);
    expect(isBack(bangle, choice('M', 'Silver'))).toBe(false);
  });

  test('is not a size that is no longer made', () => {
    expect(isBack(bangle, choice('XXL', null))).toBe(false);
  });
});
