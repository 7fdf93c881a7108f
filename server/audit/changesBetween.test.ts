import { expect, it } from 'vitest';
import { changesBetween } from './changesBetween.ts';

it('names only the fields that differ', () => {
  const before = {
    name: 'Bala',
    price: 100,
    tags: ['a', 'b'],
    images: [{ url: '/a' }],
    gone: 'x',
    same: null,
  };
  const after = {
    name: 'Bala',
    price: 120,
    tags: ['b', 'a'],
    images: [{ url: '/a' }],
    added: true,
    same: null,
  };
  expect(changesBetween(before, after)).toEqual({
    price: { from: 100, to: 120 },
    tags: { from: ['a', 'b'], to: ['b', 'a'] },
    gone: { from: 'x', to: null },
    added: { from: null, to: true },
  });
  expect(changesBetween(before, { ...before })).toEqual({});
});
