import { expect, it } from 'vitest';
import { attemptKeys } from './attemptKey.ts';

it('gives the same body the same key as often as it is tried', () => {
  const keyOf = attemptKeys();
  expect(keyOf({ total: 560 })).toBe(keyOf({ total: 560 }));
});

it('gives another body another key, and nobody the key of somebody else', () => {
  const keyOf = attemptKeys();
  const first = keyOf({ total: 560 });
  expect(keyOf({ total: 620 })).not.toBe(first);
  expect(attemptKeys()({ total: 560 })).not.toBe(first);
});
