import { describe, expect, it } from 'vitest';
import { ratingScore } from './ratings.ts';

const isBetter = (one: readonly number[], other: readonly number[]) => ratingScore(one) > ratingScore(other);

describe('the order by rating', () => {
  it('has fifty reviews of 4.8 stars before one of five', () => {
    expect(isBetter([0, 0, 0, 10, 40], [0, 0, 0, 0, 1])).toBe(true);
  });

  it('has more good reviews before fewer, and a better average before a worse one', () => {
    expect(isBetter([0, 0, 0, 0, 8], [0, 0, 0, 0, 2])).toBe(true);
    expect(isBetter([0, 0, 0, 0, 5], [0, 0, 0, 5, 0])).toBe(true);
    expect(isBetter([0, 0, 0, 1, 0], [1, 0, 0, 0, 0])).toBe(true);
  });

  it('has products without reviews last', () => {
    expect(ratingScore([0, 0, 0, 0, 0])).toBe(0);
    expect(isBetter([9, 0, 0, 0, 0], [0, 0, 0, 0, 0])).toBe(true);
  });

  it('is a number of thousandths', () => {
    expect(ratingScore([0, 0, 0, 0, 1])).toBe(3636);
    expect(ratingScore([0, 0, 0, 10, 40])).toBe(4583);
  });
});
