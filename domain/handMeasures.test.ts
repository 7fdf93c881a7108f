import { expect, test } from 'vitest';
import { acrossOfTape } from './handMeasures.ts';

test.each([
  ['bangles', '19', 'cm', 60.5],
  ['bangles', '7.5', 'in', 60.6],
  ['bangles', '১৯', 'cm', 60.5],
  ['rings', '52', 'mm', 16.6],
  ['rings', '5.2', 'cm', 16.6],
] as const)('for %s, %s around in %s', (kind, typed, unit, across) => {
  const read = acrossOfTape(kind, typed, unit);
  expect(read.ok && Math.round(read.across * 10) / 10).toBe(across);
});

test.each([
  ['bangles', '7.5', 'cm', 'Please enter what the tape shows around your hand: 14 to 28 cm'],
  ['bangles', '19', 'in', 'Please enter what the tape shows around your hand: 5.5 to 11 inches'],
  ['bangles', '', 'cm', 'Please enter what the tape shows around your hand: 14 to 28 cm'],
  ['bangles', 'nineteen', 'cm', 'Please enter what the tape shows around your hand: 14 to 28 cm'],
  ['rings', '17', 'mm', 'Please enter what the tape shows around your finger: 38 to 76 mm'],
] as const)('for %s, %s in %s is no such length', (kind, typed, unit, message) => {
  expect(acrossOfTape(kind, typed, unit)).toEqual({ ok: false, message });
});
