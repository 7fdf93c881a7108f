import { describe, expect, test } from 'vitest';
import { fitOf, fittingSizes, nextLarger } from './fitting.ts';
import type { SizedCategory } from './sizes.ts';

const row = (size: string, measurement: string, stock = 5, available = true) => ({
  size,
  measurement,
  stock,
  available,
});

/** 'fits M', 'between M and L', 'below S' */
function fitting(kind: SizedCategory, across: number, sizes = fittingSizes(kind)): string | null {
  const found = fitOf(kind, sizes, across);
  if (!found) return null;
  if (found.kind === 'between') return `between ${found.smaller.size} and ${found.size.size}`;
  return `${found.kind} ${found.size.size}`;
}

describe('a bangle', () => {
  test.each([
    [57.15, 'fits S'],
    [60, 'fits M'],
    [61.1, 'fits M'],
    [61.5, 'between M and L'],
    [62.7, 'fits L'],
    [67.4, 'fits XL'],
    [67.6, 'above XL'],
    [56.4, 'fits S'],
    [56.2, 'below S'],
  ])('of %d mm inside %s', (across, expected) => {
    expect(fitting('bangles', across)).toBe(expected);
  });

  test('is sized by the sizes of the product first, also by unusual ones', () => {
    const sizes = fittingSizes('bangles', [row('Half', '2.5'), row('M', ''), row('Kids', 'small')]);
    expect(sizes.map(({ size, offer }) => `${size} ${offer}`)).toEqual([
      'S none',
      'Half inStock',
      'M inStock',
      'L none',
      'XL none',
    ]);
    expect(fitting('bangles', 58.8, sizes)).toBe('fits Half');
  });
});

describe('a ring', () => {
  test.each([
    [16.52, 'fits 12'],
    [16.6, 'fits 12'],
    [16.7, 'between 12 and 13'],
    [16.85, 'fits 13'],
    [12.5, 'below 1'],
    [23, 'above 30'],
  ])('of %d mm inside %s', (across, expected) => {
    expect(fitting('rings', across)).toBe(expected);
  });

  test('that is not made in a size has a larger one near, if one is in stock', () => {
    const sizes = fittingSizes('rings', [
      row('12', '16.5 mm'),
      row('14', '17.3 mm'),
      row('16', '17.9 mm', 0),
    ]);
    const found = (across: number) => {
      const fit = fitOf('rings', sizes, across);
      if (!fit) return null;
      return [fit.size.size, fit.size.offer, nextLarger('rings', sizes, fit.size)?.size ?? null];
    };
    expect(found(16.9)).toEqual(['13', 'none', '14']);
    expect(found(17.9)).toEqual(['16', 'soldOut', null]);
    expect(found(15.3)).toEqual(['8', 'none', null]);
  });
});

test('without sizes, none fits', () => {
  expect(fitOf('rings', [], 16)).toBeNull();
});
