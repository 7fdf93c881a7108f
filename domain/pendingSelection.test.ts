import { describe, expect, test } from 'vitest';
import { isPendingSelection, resumesOn } from './pendingSelection.ts';

describe('the selection a guest was about to buy', () => {
  const selection = {
    productId: 'p',
    selectedSize: 'M',
    selectedColor: null,
    quantity: 2,
    action: 'buyNow' as const,
  };

  test('is resumed on its own product only', () => {
    expect(isPendingSelection(selection)).toBe(true);
    expect([resumesOn(selection, 'p'), resumesOn(selection, 'q'), resumesOn(null, 'p')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    null,
    '',
    '{',
    [],
    { productId: 'p' },
    { ...selection, quantity: 0 },
    { ...selection, action: 'steal' },
  ])('%j is none', (stored) => expect(isPendingSelection(stored)).toBe(false));
});
