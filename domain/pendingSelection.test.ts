import { describe, expect, test } from 'vitest';
import { readPendingSelection } from './pendingSelection.schema.ts';
import { resumesOn } from './pendingSelection.ts';

describe('the selection a guest was about to buy', () => {
  const selection = {
    productId: 'p',
    selectedSize: 'M',
    selectedColor: null,
    quantity: 2,
    action: 'buyNow' as const,
  };

  test('is read back unchanged, only on its own product', () => {
    const read = readPendingSelection(JSON.stringify(selection));
    expect(read).toEqual(selection);
    expect([resumesOn(read, 'p'), resumesOn(read, 'q'), resumesOn(null, 'p')]).toEqual([true, false, false]);
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '{"productId":"p"}',
    JSON.stringify({ ...selection, quantity: 0 }),
    JSON.stringify({ ...selection, action: 'steal' }),
  ])('%j is none', (stored) => expect(readPendingSelection(stored)).toBeNull());
});
