import { expect, test } from 'vitest';
import { doneLine, planLine } from './planTexts.ts';

const plan = { total: 6, created: 2, changed: 1, unchanged: 3, faultCount: 0 };

test('a plan’s text says what will change, and what was done', () => {
  expect(planLine(plan)).toBe(
    'Preview: 2 products will be added and 1 product will change. 3 products stay the same.',
  );
  expect(doneLine(plan)).toBe('Done: 2 new products, 1 changed product.');
  expect(planLine({ ...plan, faultCount: 1 })).toBe('Nothing was saved. Please correct 1 error.');
  expect(planLine({ ...plan, created: 0, changed: 0 })).toBe('There is nothing to change.');
});
