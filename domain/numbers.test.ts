import { expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

test.each([
  ['1250', 1250],
  ['১২৫০.৫', 1250.5],
  ['1,250', 1250],
  ['১,২৫০.৫০', 1250.5],
  ['1,25,000', 125_000],
  ['125,000', 125_000],
  ['-1,250', -1250],
])('%s is read as people write it', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each(['1,25', '350,50', '1,2,3', ',250', '1,,250', '1,250,', '1250,000', '12a'])(
  '%s is no number',
  (typed) => {
    expect(readNumber(typed)).toBeNaN();
  },
);
