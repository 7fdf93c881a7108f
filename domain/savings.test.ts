import { expect, test } from 'vitest';
import { savedOnLine, savedOnOrder, savingText } from './savings.ts';

test('a line saves the difference to its crossed-out price, for each piece', () => {
  expect(savedOnLine({ price: 1250, originalPrice: 1500, quantity: 2 })).toBe(50_000);
  expect(savedOnLine({ price: 19.99, originalPrice: 20, quantity: 3 })).toBe(3);
});

test.each([undefined, null, 0, 1250, 1000])(
  'nothing is saved against an original price of %j',
  (originalPrice) => {
    expect(savedOnLine({ price: 1250, originalPrice, quantity: 2 })).toBe(0);
  },
);

test('an order saves on all its lines and by its code', () => {
  const lines = [
    { price: 1250, originalPrice: 1500, quantity: 2 },
    { price: 100, quantity: 9 },
  ];
  expect(savedOnOrder(lines, 120)).toBe(62_000);
  expect(savedOnOrder(lines, 0)).toBe(50_000);
  expect(savedOnOrder([], 0)).toBe(0);
});

test('the text names whole taka, and nothing where nothing is saved', () => {
  expect(savingText(125_000)).toBe('You save ৳1,250');
  expect(savingText(50)).toBe('You save ৳1');
  expect(savingText(49)).toBe('');
  expect(savingText(0)).toBe('');
});
