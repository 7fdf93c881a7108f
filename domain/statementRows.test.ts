import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ColumnPlaces } from './statementLayouts.ts';
import { consignmentKey, orderNumberKey, readStatementRow } from './statementRows.ts';

const all: ColumnPlaces = { consignment: [0], orderNumber: [1], collected: [2], fees: [3, 4], paid: [5] };
const read = (cells: readonly string[], places = all) => readStatementRow(7, places, cells);

it('a row has its parcel, what was collected, all fees together and what was paid', () => {
  expect(read([' dl-81 1 ', '# ka100-001', '1,250.00', '৳80', '১২.৫', '1,157.50'])).toEqual({
    row: 7,
    consignment: 'DL-81 1',
    orderNumber: 'KA100001',
    collected: 125_000,
    fee: 9250,
    received: 115_750,
    fault: '',
  });
});

it.each([
  ['collected and fees', ['D1', '', '1000', '60', '10', ''], { fee: 7000, received: 93_000 }],
  ['collected and paid', ['D1', '', '1000', '', '', '930'], { fee: 7000, received: 93_000 }],
  ['paid alone', ['D1', '', '', '', '', '930'], { collected: null, fee: 0, received: 93_000 }],
  ['paid and fees', ['D1', '', '', '60', '10', '930'], { collected: null, fee: 7000, received: 93_000 }],
  ['collected alone', ['D1', '', '1000', '', '', ''], { fee: 0, received: 100_000 }],
  ['more paid than collected', ['D1', '', '1000', '', '', '1100'], { fee: 0, received: 110_000 }],
  ['fees as negative amounts', ['D1', '', '1000', '-60', '-10', '930'], { fee: 7000, received: 93_000 }],
  ['a discount among the fees', ['D1', '', '0', '60', '-70', '10'], { fee: -1000, received: 1000 }],
  ['a returned parcel', ['D1', '', '0', '60', '0', '-60'], { collected: 0, fee: 6000, received: -6000 }],
])('%s are enough', (_, cells, amounts) => expect(read(cells)).toMatchObject({ ...amounts, fault: '' }));

it.each([
  ['no parcel', ['', '', 'Total', '', '', '500'], 'This row names no parcel'],
  ['a sum', ['Grand Total', '', '1060', '60', '', '1000'], 'This row is a sum of others'],
  ['a sum in Bangla', ['', 'মোট', '1060', '60', '', '1000'], 'This row is a sum of others'],
  ['no amount', ['D1', '', '', '60', '', ''], 'This row has no amount'],
  ['no number', ['D1', '', 'free', '60', '', ''], '“free” is not an amount'],
  ['a short row', ['D1'], 'This row has no amount'],
])('a row with %s is not read, and says so', (_, cells, fault) => {
  expect(read(cells)).toMatchObject({ collected: null, fee: null, received: null, fault });
});

it('an order number is the same with and without blanks, dashes and hashes, in either digits', () => {
  expect(orderNumberKey('#ka-100 ০০১')).toBe('KA100001');
  expect(consignmentKey(' dl-৮১ ')).toBe('DL-81');
});

it('what was paid and what was kept are exactly what was collected, where the statement adds up', () => {
  const cell = fc.integer({ min: 0, max: 9_999_999_999 });
  const taka = (poisha: number) =>
    `${poisha < 0 ? '-' : ''}${Math.floor(Math.abs(poisha) / 100)}.${String(Math.abs(poisha) % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(cell, cell, cell, (collected, one, other) => {
      const paid = collected - one - other;
      const row = read(['D1', '', taka(collected), taka(one), taka(other), taka(paid)]);
      expect(row).toMatchObject({ collected, fee: one + other, received: paid });
    }),
  );
});
