import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeTaka } from './money.ts';
import { mostRefundable, paidBeyondKept, type RefundedOrder } from './orderRefunds.ts';

const order = (changes: Partial<RefundedOrder> = {}): RefundedOrder => ({
  status: 'delivered',
  totalPoisha: 106_000,
  paidPoisha: 0,
  collectedPoisha: 106_000,
  refundedPoisha: 0,
  itemsPoisha: 100_000,
  discountPoisha: 0,
  shippingPoisha: 6_000,
  taxPoisha: 0,
  lines: [
    { pricePoisha: 40_000, quantity: 2, returned: 0 },
    { pricePoisha: 20_000, quantity: 1, returned: 0 },
  ],
  ...changes,
});

it('pieces are worth their price, and delivery belongs to the last of them', () => {
  expect(mostRefundable([{ line: 0, quantity: 1 }], order())).toBe(40_000);
  const both = [
    { line: 1, quantity: 1 },
    { line: 0, quantity: 2 },
  ];
  expect(mostRefundable(both, order())).toBe(106_000);
  const split = [...both.slice(0, 1), { line: 0, quantity: 1 }, { line: 0, quantity: 1 }];
  expect(mostRefundable(split, order())).toBe(106_000);
  const lines = [
    { pricePoisha: 40_000, quantity: 2, returned: 1 },
    { pricePoisha: 20_000, quantity: 1, returned: 1 },
  ];
  const rest = order({ lines, refundedPoisha: 60_000 });
  expect(mostRefundable([{ line: 0, quantity: 1 }], rest)).toBe(46_000);
});

it('a discount lowers the value in proportion', () => {
  const discounted = order({ discountPoisha: 10_000, totalPoisha: 96_000, collectedPoisha: 96_000 });
  expect(mostRefundable([{ line: 0, quantity: 1 }], discounted)).toBe(36_000);
  const free = order({ itemsPoisha: 0, lines: [{ pricePoisha: 0, quantity: 2, returned: 0 }] });
  expect(mostRefundable([{ line: 0, quantity: 1 }], free)).toBe(0);
});

it('no more is paid back than the shop has for the order', () => {
  const short = order({ paidPoisha: 10_000, collectedPoisha: 20_000, refundedPoisha: 5_000 });
  expect(mostRefundable([{ line: 0, quantity: 1 }], short)).toBe(25_000);
});

it('what was paid beyond the kept pieces with delivery is owed back, and nothing if all were kept', () => {
  const open = { status: 'shipped', paidPoisha: 100_000, collectedPoisha: null } as const;
  const refused = [{ line: 0, quantity: 2 }];
  expect(paidBeyondKept(refused, order(open), 0)).toBe(74_000);
  expect(paidBeyondKept(refused, order(open), 6_000)).toBe(80_000);
  expect(paidBeyondKept(refused, order({ ...open, paidPoisha: 26_000 }), 0)).toBe(0);
  expect(paidBeyondKept(refused, order({ ...open, paidPoisha: 0 }), 10_000)).toBe(0);
  expect(paidBeyondKept([], order({ ...open, paidPoisha: 110_000 }), 0)).toBe(0);
});

it('all returns together pay back what was paid, in whole taka, in any order and with any discount', () => {
  const line = fc.record({
    pricePoisha: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat({ max: 100 }), (ordered, percent) => {
      const itemsPoisha = ordered.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0);
      const discountPoisha = Math.floor((itemsPoisha * percent) / 100);
      const paid = itemsPoisha - discountPoisha + 6_000;
      const collected = wholeTaka(paid);
      const lines = ordered.map((each) => ({ ...each, returned: 0 }));
      let refundedPoisha = 0;
      for (const [place, { quantity }] of ordered.entries()) {
        for (let piece = 0; piece < quantity; piece += 1) {
          const money = { totalPoisha: paid, collectedPoisha: collected, refundedPoisha };
          const now = order({ itemsPoisha, discountPoisha, lines, ...money });
          const refund = mostRefundable([{ line: place, quantity: 1 }], now);
          expect(refund % 100).toBe(0);
          refundedPoisha += refund;
          const known = lines[place];
          if (known) lines[place] = { ...known, returned: known.returned + 1 };
        }
      }
      expect(refundedPoisha).toBe(collected);
    }),
  );
});
