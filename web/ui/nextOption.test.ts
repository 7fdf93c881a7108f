import { expect, it } from 'vitest';
import { nextOption } from './nextOption.ts';

it('cycles through the options and the field itself', () => {
  const down = [null, 0, 1, 2].map((active) => nextOption(active, 1, 3));
  expect(down).toEqual([0, 1, 2, null]);
  const up = [null, 2, 1, 0].map((active) => nextOption(active, -1, 3));
  expect(up).toEqual([2, 1, 0, null]);
  expect(nextOption(null, 1, 0)).toBeNull();
});
