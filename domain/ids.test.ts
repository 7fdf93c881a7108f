import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idTail, isId, shortId } from './ids.ts';

test('an id is a lower-case UUID', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(isId(id)).toBe(true);
    }),
  );
  for (const none of [
    '',
    '1',
    '0190B5A0-1111-7ABC-8DEF-0123456789AB',
    ' 0190b5a0-1111-7abc-8def-0123456789ab',
    null,
    {},
  ]) {
    expect(isId(none)).toBe(false);
  }
});

test('ids are shown by their last characters', () => {
  expect(shortId('0190b5a0-1111-7abc-8def-0123456789ab')).toBe('6789ab');
  expect(idTail('0190b5a0-1111-7abc-8def-0123456789ab')).toBe('456789ab');
});
