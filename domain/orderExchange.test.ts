import { expect, it } from 'vitest';
import { exchangeAmounts } from './orderExchange.ts';
import type { RefundedOrder } from './orderRefunds.ts';

/** Two rings and a box, delivered and paid at the door: 1,060 taka. */
const order = (changes: Partial<RefundedOrder> = {}): RefundedOrder => ({
  status: 'delivered',
  itemsPoisha: 100_000,
  discountPoisha: 0,
  shippingPoisha: 6_000,
  taxPoisha: 0,
  totalPoisha: 106_000,
  paidPoisha: 0,
  collectedPoisha: 106_000,
  refundedPoisha: 0,
  lines: [
    { pricePoisha: 45_000, quantity: 2, returned: 0 },
    { pricePoisha: 10_000, quantity: 1, returned: 0 },
  ],
  ...changes,
});
const ring = [{ line: 0, quantity: 1 }];

it('a dearer order collects the difference', () => {
  expect(exchangeAmounts(ring, order(), 66_000)).toEqual({
    creditPoisha: 45_000,
    refundPoisha: 0,
    toCollectPoisha: 21_000,
  });
});

it('a cheaper order collects nothing, and the rest is paid back', () => {
  expect(exchangeAmounts(ring, order(), 30_050)).toEqual({
    creditPoisha: 30_050,
    // Whole taka, less the total of ৳301 that the customer is shown.
    refundPoisha: 14_900,
    toCollectPoisha: 0,
  });
});

it('what comes back counts without its part of the discount, in whole taka', () => {
  expect(exchangeAmounts(ring, order({ discountPoisha: 10_001 }), 45_000)).toMatchObject({
    creditPoisha: 45_000 - 4_500,
  });
  const odd = exchangeAmounts(ring, order({ discountPoisha: 15_000, itemsPoisha: 99_000 }), 66_000);
  expect(odd).toEqual({ creditPoisha: 38_200, refundPoisha: 0, toCollectPoisha: 27_800 });
});

it('the delivery of the first order is not credited, even if everything comes back', () => {
  const everything = [...[{ line: 0, quantity: 2 }], { line: 1, quantity: 1 }];
  expect(exchangeAmounts(everything, order(), 200_000)).toMatchObject({ creditPoisha: 100_000 });
});

it('never more than the shop still has for the order', () => {
  const mostlyRefunded = order({ refundedPoisha: 100_000 });
  expect(exchangeAmounts(ring, mostlyRefunded, 66_000)).toEqual({
    creditPoisha: 6_000,
    refundPoisha: 0,
    toCollectPoisha: 60_000,
  });
});
