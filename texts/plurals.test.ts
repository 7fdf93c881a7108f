import { expect, test } from 'vitest';
import { counted, plural } from './en/plurals.ts';

test('1 takes the singular, every other number the plural', () => {
  expect([0, 1, 2, 1204].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,204 items',
  ]);
});

test('irregular plurals are given', () => {
  expect([plural(1, 'thing is', 'things are'), plural(3, 'thing is', 'things are')]).toEqual([
    'thing is',
    'things are',
  ]);
});
