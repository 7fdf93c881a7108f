import fc from 'fast-check';
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

/** Bangla needs no rule: Intl names two forms, but nouns after a number have one. */
test('the singular is where Intl has it', () => {
  const rules = new Intl.PluralRules('en-BD');
  fc.assert(
    fc.property(fc.oneof(fc.nat(200), fc.maxSafeNat()), (count) => {
      expect(plural(count, 'one', 'other')).toBe(rules.select(count));
    }),
  );
});

test('irregular plurals are given', () => {
  expect([plural(1, 'thing is', 'things are'), plural(3, 'thing is', 'things are')]).toEqual([
    'thing is',
    'things are',
  ]);
});
