import { expect, test } from 'vitest';
import { doneLine, planLine } from './planTexts.ts';

const plan = { total: 6, created: 2, changed: 1, unchanged: 3, faultCount: 0 };

test('a plan says what would be, and what was done', () => {
  expect(planLine(plan)).toBe(
    'Nothing has been written yet: 2 new products, 1 changed product, 3 unchanged.',
  );
  expect(doneLine(plan)).toBe('Done: 2 new products, 1 changed product.');
  expect(planLine({ ...plan, faultCount: 1 })).toBe('Nothing has been written. 1 thing is wrong.');
  expect(planLine({ ...plan, created: 0, changed: 0 })).toBe('There is nothing to change.');
});
