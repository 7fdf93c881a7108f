import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { toPoisha } from '#domain/money.ts';
import { quote, quoteInTaka } from '#domain/orders.ts';
import { figuresOf } from './figures.ts';

const rule = defaultSettings.delivery;
const discount = { code: 'EID10', amount: 200, freeDelivery: false, reason: null };
const noChoice = { selectedSize: null, selectedColor: null };

it.each([null, discount, { ...discount, freeDelivery: true }])(
  'the server computes the same amounts: %j',
  (code) => {
    for (const price of [300, rule.freeFrom, rule.freeFrom + 100]) {
      const items = [
        { product: 'a', name: 'Churi', image: '', pricePoisha: toPoisha(price), quantity: 1, ...noChoice },
      ];
      const taken = code && { discountPoisha: toPoisha(code.amount), isDeliveryFree: code.freeDelivery };
      const { items: _, ...amounts } = quoteInTaka(
        quote(items, 'Khulna', rule, taken ?? undefined),
        code?.code,
      );
      expect(figuresOf(price, 'Khulna', { rule, discount: code })).toEqual(amounts);
    }
  },
);

it('the delivery fee follows the items after the discount', () => {
  expect(figuresOf(rule.freeFrom, 'Dhaka', { rule, discount: null }).shippingPrice).toBe(0);
  expect(figuresOf(rule.freeFrom, 'Dhaka', { rule, discount })).toEqual({
    itemsPrice: rule.freeFrom,
    discount: { code: 'EID10', amount: 200 },
    shippingPrice: rule.insideDhaka,
    taxPrice: 0,
    totalPrice: rule.freeFrom - 200 + rule.insideDhaka,
  });
});

it('a code can make the delivery free, and takes no more off than the items cost', () => {
  const free = { ...discount, amount: 0, freeDelivery: true };
  expect(figuresOf(500, '', { rule, discount: free })).toMatchObject({ shippingPrice: 0, totalPrice: 500 });
  expect(figuresOf(100, 'Dhaka', { rule, discount }).totalPrice).toBe(rule.insideDhaka);
});
