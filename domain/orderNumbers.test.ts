import { expect, test } from 'vitest';
import { readOrderNumber } from './orderNumbers.ts';

test('an order number is read as people copy it', () => {
  expect(readOrderNumber(' ka 100-001 ')).toBe('KA100001');
  expect(readOrderNumber('KA1234567')).toBe('KA1234567');
  expect(readOrderNumber('ka ১০০০০১')).toBe('KA100001');
  for (const none of ['', 'KA12345', 'K100001', 'KA10000x']) expect(readOrderNumber(none)).toBeNull();
});
