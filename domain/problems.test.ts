import { describe, expect, test } from 'vitest';
import { problemMessages } from '#texts/problemMessages.ts';
import { type ProblemCode, problemKindOf, problems } from './problemKinds.ts';
import { isProblem, onlyLeft, Problem, shortStock } from './problems.ts';

describe('problems', () => {
  test('each have their own message', () => {
    expect(Object.keys(problemMessages).sort()).toEqual(Object.keys(problems).sort());
    const sentences = Object.values(problemMessages);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][\w ]/);
  });

  test('are recognised by code, whichever copy of the class made them', () => {
    const foreign = Object.assign(new Error('x'), { name: 'Problem', code: 'notFound', details: {} });
    expect(isProblem(foreign)).toBe(true);
    expect(isProblem(new Problem('emailTaken'))).toBe(true);
    expect(isProblem(Object.assign(new Error('x'), { name: 'Problem', code: 'notFound' }))).toBe(false);
    expect(isProblem('notFound')).toBe(false);
  });

  test.each<[ProblemCode, string, string]>([
    ['loginToAddToCart', 'unauthenticated', 'Please login to add items to cart'],
    ['loginToUpdateCart', 'unauthenticated', 'Please login to update cart'],
    ['loginToRemoveFromCart', 'unauthenticated', 'Please login to remove items from cart'],
    ['loginToClearCart', 'unauthenticated', 'Please login to clear cart'],
    ['orderNotCancellable', 'conflict', 'Order can no longer be cancelled'],
    ['pricesChanged', 'conflict', 'Prices have changed. Please review your order.'],
    ['deactivated', 'forbidden', 'Your account has been deactivated'],
  ])('%s is %s', (code, kind, message) => {
    expect(problemKindOf(code)).toBe(kind);
    expect(new Problem(code).message).toBe(message);
  });
});

test('short stock is refused with the pieces left', () => {
  expect(shortStock(3)).toMatchObject({
    code: 'shortStock',
    message: 'Only 3 left in stock',
    details: { available: 3 },
  });
  expect(onlyLeft(2, 'Glass Churi')).toBe('Only 2 left in stock: Glass Churi');
});
