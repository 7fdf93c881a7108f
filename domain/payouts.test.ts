import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatusValues } from './orderStatus.ts';
import {
  differenceOf,
  type PayoutOrder,
  payoutOutcomes,
  payoutStates,
  reconcile,
  settles,
  settlesAlike,
} from './payouts.ts';
import type { StatementRow } from './statementRows.ts';

const order = (id: string, part: Partial<PayoutOrder> = {}): PayoutOrder => ({
  id,
  orderNumber: `KA${id}`,
  consignment: `DL${id}`,
  status: 'delivered',
  isSettled: false,
  collected: 100_000,
  ...part,
});
const row = (part: Partial<StatementRow>): StatementRow => ({
  row: 2,
  consignment: '',
  orderNumber: '',
  collected: 100_000,
  fee: 6000,
  received: 94_000,
  fault: '',
  ...part,
});
const outcomes = (
  rows: readonly StatementRow[],
  orders: readonly PayoutOrder[],
  rest: readonly PayoutOrder[] = [],
) => reconcile(rows, orders, rest).map(({ outcome }) => outcome);

describe('the outcome of a row', () => {
  it.each([
    ['what was paid and kept is what was collected', { received: 94_000 }, 'matched'],
    ['one poisha is missing', { received: 93_999 }, 'short'],
    ['one poisha is too much', { received: 94_001 }, 'over'],
  ] as const)('%s', (_, part, outcome) => {
    expect(outcomes([row({ orderNumber: 'KA1', ...part })], [order('1')])).toEqual([outcome]);
  });

  it('a prepaid order that the courier only charged for is matched', () => {
    const charged = row({ orderNumber: 'KA1', collected: 0, fee: 6000, received: -6000 });
    expect(outcomes([charged], [order('1', { collected: 0 })])).toEqual(['matched']);
  });

  it('is found by consignment, by order number, or not at all', () => {
    const [found, numbered, unknown] = reconcile(
      [
        row({ consignment: 'DL1' }),
        row({ orderNumber: 'KA2' }),
        row({ consignment: 'DL9', orderNumber: 'KA9' }),
      ],
      [order('1'), order('2', { consignment: '' })],
      [],
    );
    expect(found).toMatchObject({ order: '1', expected: 100_000 });
    expect(numbered).toMatchObject({ order: '2', outcome: 'matched' });
    expect(unknown).toMatchObject({ order: null, outcome: 'unknown', expected: null });
  });

  it('numbers of two orders in one row conflict', () => {
    const both = row({ consignment: 'DL1', orderNumber: 'KA2' });
    expect(outcomes([both], [order('1'), order('2')])).toEqual(['conflicting']);
  });

  it('a second row of an order is repeated, whichever number it names', () => {
    const rows = [row({ consignment: 'DL1' }), row({ orderNumber: 'KA1', received: 1 })];
    expect(outcomes(rows, [order('1')])).toEqual(['matched', 'repeated']);
  });

  it('a row that could not be read does not make a later one a repeated row', () => {
    const rows = [
      row({ orderNumber: 'KA1', received: null, fault: 'no amount' }),
      row({ orderNumber: 'KA1' }),
    ];
    expect(outcomes(rows, [order('1')])).toEqual(['unread', 'matched']);
  });

  it.each(orderStatusValues.filter((status) => status !== 'delivered'))(
    'a %s order is not delivered',
    (status) => {
      const named = [row({ orderNumber: 'KA1' })];
      expect(outcomes(named, [order('1', { status, collected: null })])).toEqual(['notDelivered']);
    },
  );

  it('a settled order is not settled again', () => {
    expect(outcomes([row({ orderNumber: 'KA1' })], [order('1', { isSettled: true })])).toEqual([
      'alreadySettled',
    ]);
  });
});

it('outstanding orders that no row names are missing, with all that is due', () => {
  const [, missing, ...none] = reconcile(
    [row({ orderNumber: 'KA1' })],
    [order('1')],
    [order('1'), order('2')],
  );
  expect(none).toEqual([]);
  expect(missing).toMatchObject({ row: null, outcome: 'missing', order: '2', expected: 100_000 });
  expect(missing && differenceOf(missing)).toBe(-100_000);
});

it('a dry run is outdated once a row would have another outcome, not when another order is missing', () => {
  const rows = [row({ orderNumber: 'KA1' })];
  const before = reconcile(rows, [order('1')], []);
  expect(settlesAlike(before, reconcile(rows, [order('1')], [order('2')]))).toBe(true);
  expect(settlesAlike(before, reconcile(rows, [order('1', { isSettled: true })], []))).toBe(false);
  expect(settlesAlike(before, reconcile(rows, [order('1', { collected: 94_000 })], []))).toBe(false);
});

it('only a draft may be confirmed and deleted', () => {
  expect(payoutStates.draft).toMatchObject({ mayConfirm: true, mayDelete: true });
  expect(payoutStates.confirmed).toMatchObject({ mayConfirm: false, mayDelete: false });
});

it('every row has one outcome, no order is settled twice, and no money appears or gets lost', () => {
  const anyOrder = fc.record({
    status: fc.constantFrom(...orderStatusValues),
    isSettled: fc.boolean(),
    collected: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const anyRow = fc.record({
    which: fc.integer({ min: 0, max: 12 }),
    isByNumber: fc.boolean(),
    fee: fc.integer({ min: 0, max: 20_000 }),
    received: fc.integer({ min: -20_000, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 10 }), fc.array(anyRow, { maxLength: 20 }), (made, lines) => {
      const orders = made.map((part, place) => order(String(place), part));
      const rows = lines.map(({ which, isByNumber, ...part }, place) =>
        row({
          row: place + 2,
          ...part,
          ...(isByNumber ? { orderNumber: `KA${which}` } : { consignment: `DL${which}` }),
        }),
      );
      const due = orders.filter(({ status, isSettled }) => status === 'delivered' && !isSettled);
      const decided = reconcile(rows, orders, due);
      const settled = decided.filter(({ outcome }) => settles(outcome));
      const missing = decided.filter(({ outcome }) => outcome === 'missing');
      const sum = (of: typeof decided) => of.reduce((total, one) => total + (one.expected ?? 0), 0);
      expect(decided.filter(({ row: line }) => line !== null)).toHaveLength(rows.length);
      expect(decided.every(({ outcome }) => outcome in payoutOutcomes)).toBe(true);
      expect(new Set(settled.map(({ order: id }) => id)).size).toBe(settled.length);
      expect(sum(settled) + sum(missing)).toBe(due.reduce((total, one) => total + (one.collected ?? 0), 0));
    }),
  );
});
