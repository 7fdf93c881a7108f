import { expect, it } from 'vitest';
import { netPaidPoisha, netPoisha, type OrderMoney, overpaidPoisha, toCollect } from './orderMoney.ts';

const money = (changes: Partial<OrderMoney> = {}): OrderMoney => ({
  status: 'shipped',
  totalPoisha: 96_000,
  paidPoisha: 0,
  collectedPoisha: null,
  refundedPoisha: 0,
  ...changes,
});

it('the courier collects what is not paid yet, never below 0, and only of open orders', () => {
  expect(toCollect(money())).toBe(96_000);
  expect(toCollect(money({ paidPoisha: 50_000 }))).toBe(46_000);
  expect(toCollect(money({ paidPoisha: 100_000 }))).toBe(0);
  expect(toCollect(money({ status: 'delivered' }))).toBe(0);
  expect(toCollect(money({ status: 'cancelled' }))).toBe(0);
});

it('cash is whole taka, as the customer is shown the total', () => {
  expect(toCollect(money({ totalPoisha: 177_839 }))).toBe(177_800);
  expect(toCollect(money({ totalPoisha: 177_850 }))).toBe(177_900);
  expect(toCollect(money({ totalPoisha: 177_850, paidPoisha: 177_850 }))).toBe(0);
  expect(toCollect(money({ totalPoisha: 50_000, paidPoisha: 25_050 }))).toBe(24_900);
  expect(overpaidPoisha(money({ totalPoisha: 50_000, paidPoisha: 60_050 }))).toBe(10_100);
  expect(overpaidPoisha(money({ totalPoisha: 177_850, paidPoisha: 177_900 }))).toBe(0);
});

it('an open order is expected to bring its total, a delivered one what was paid and not paid back', () => {
  expect(netPoisha(money({ paidPoisha: 50_000 }))).toBe(96_000);
  const delivered = { status: 'delivered', paidPoisha: 10_000, collectedPoisha: 50_000 } as const;
  expect(netPoisha(money({ ...delivered, refundedPoisha: 20_000 }))).toBe(40_000);
  expect(netPoisha(money({ status: 'cancelled', paidPoisha: 10_000 }))).toBe(0);
  expect(netPaidPoisha(money({ status: 'cancelled', paidPoisha: 10_000 }))).toBe(10_000);
});
