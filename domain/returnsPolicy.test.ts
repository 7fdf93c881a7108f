import { expect, it } from 'vitest';
import { categoryValues } from './categories.ts';
import { returnsLineOf } from './returnsLine.ts';
import { returnFactsOf } from './returnsPolicy.ts';

it('what search engines are told agrees with the text on the product page', () => {
  for (const category of categoryValues) {
    const { days, onlyFaulty } = returnFactsOf(category);
    expect(returnsLineOf(category)).toContain(`within ${days} days of delivery`);
    expect(/only if they arrive damaged/.test(returnsLineOf(category))).toBe(onlyFaulty);
  }
});
