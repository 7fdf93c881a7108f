import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageWindow } from './adminPages.ts';
import { pageButtons } from './pageButtons.ts';
import { offsetOf, paginationOf } from './pages.ts';

const shown = (current: number, total: number) =>
  pageButtons(current, total)
    .map((button) => (button === 'ellipsis' ? '…' : button))
    .join(' ');

describe('page buttons', () => {
  test.each([
    [4, 9, '1 2 3 4 5 6 … 9'],
    [1, 9, '1 2 3 … 9'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [9, 9, '1 … 7 8 9'],
    [6, 9, '1 … 4 5 6 7 8 9'],
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [1, 0, ''],
    [99, 6, '1 … 4 5 6'],
    [7, 6, '1 … 4 5 6'],
    [99, 1, '1'],
  ])('on page %i of %i', (current, total, buttons) => {
    expect(shown(current, total)).toBe(buttons);
  });

  test('ascend and contain both ends and the pages within 2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        const buttons = pageButtons(current, total);
        const pages = buttons.filter((button) => button !== 'ellipsis');
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        expect([pages[0], pages.at(-1)]).toEqual([1, total]);
        for (let page = Math.max(1, current - 2); page <= Math.min(total, current + 2); page++)
          expect(pages).toContain(page);
        expect(buttons.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});

test('the admin lists show up to ten consecutive pages around the current one', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 30)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageWindow(30, 30)[0]).toBe(21);
  expect(pageWindow(15, 30)).toContain(15);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('a response states its page and the total', () => {
  expect(paginationOf(25, 2, 12)).toEqual({
    currentPage: 2,
    totalPages: 3,
    total: 25,
    hasNext: true,
    hasPrev: true,
    limit: 12,
  });
  expect(paginationOf(0, 1, 12)).toMatchObject({ totalPages: 0, hasNext: false, hasPrev: false });
  expect(paginationOf(5, 9, 12)).toMatchObject({ currentPage: 9, hasNext: false, hasPrev: true });
  expect(offsetOf(3, 12)).toBe(24);
  expect(Number.isSafeInteger(offsetOf(Number.MAX_SAFE_INTEGER, 1000))).toBe(true);
});
