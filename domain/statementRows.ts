/** The rows of a courier's statement: which parcel, and what the courier says it took, kept and paid. */

import { payoutsTexts } from '#texts/payouts.ts';
import { toLatinDigits } from './digits.ts';
import { readAmount } from './statementAmounts.ts';
import type { ColumnPlaces, StatementColumn } from './statementLayouts.ts';

/** Amounts are whole poisha; all are null where the row could not be read. */
export interface StatementRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  /** In capitals, like the order number. Empty if the row does not name it. */
  consignment: string;
  orderNumber: string;
  /** What the customer paid at the door, as the statement says. Null where it does not. */
  collected: number | null;
  fee: number | null;
  /** What the shop receives for the parcel: negative where the fee is higher than what was collected. */
  received: number | null;
  /** Why the row could not be read. Empty otherwise. */
  fault: string;
}

/** A courier's number, in capitals. Couriers write it the same everywhere. */
export const consignmentKey = (text: string): string => toLatinDigits(text).trim().toUpperCase();

/** 'KA 100-001' and '#ka100001' are one number. */
export const orderNumberKey = (text: string): string => consignmentKey(text).replace(/[\s#-]+/g, '');

/** The last line of many statements adds up the others. */
const SUM_LINE = /^(?:(?:GRAND|SUB|NET)[\s-]*)?TOTAL\b|^মোট/;

type Amounts = Pick<StatementRow, 'collected' | 'fee' | 'received' | 'fault'>;
const unread = (fault: string): Amounts => ({ collected: null, fee: null, received: null, fault });

/** Some couriers write what they kept as a negative amount. */
const feeOf = (fees: number, collected: number | null, paid: number | null): number =>
  collected !== null && paid !== null && collected - fees === paid ? fees : Math.abs(fees);

function amountsOf(cellsOf: (column: StatementColumn) => readonly string[]): Amounts {
  const amounts = (column: StatementColumn) => cellsOf(column).filter((cell) => cell !== '');
  const all = [...amounts('collected'), ...amounts('fees'), ...amounts('paid')];
  const wrong = all.find((cell) => readAmount(cell) === null);
  if (wrong !== undefined) return unread(payoutsTexts.notAnAmount(wrong.slice(0, 40)));
  const one = (column: StatementColumn) => amounts(column).map((cell) => readAmount(cell) ?? 0)[0] ?? null;
  const [collected, paid] = [one('collected'), one('paid')];
  if (collected === null && paid === null) return unread(payoutsTexts.noAmountInRow);
  const fees = amounts('fees').map((cell) => readAmount(cell) ?? 0);
  const sum = fees.reduce((total, fee) => total + fee, 0);
  const isGiven = fees.length > 0;
  // Without a column of fees, the courier kept what it collected and did not pay.
  const kept = paid === null ? 0 : Math.max(0, (collected ?? paid) - paid);
  const fee = isGiven ? feeOf(sum, collected, paid) : kept;
  return { collected, fee, received: paid ?? (collected ?? 0) - fee, fault: '' };
}

/** Reads one row of the file. Names of parcels are cut to 100 characters. */
export function readStatementRow(row: number, places: ColumnPlaces, cells: readonly string[]): StatementRow {
  const cellsOf = (column: StatementColumn) => places[column].map((place) => cells[place]?.trim() ?? '');
  const named = (column: StatementColumn) => cellsOf(column)[0]?.slice(0, 100) ?? '';
  const parcel = {
    row,
    consignment: consignmentKey(named('consignment')),
    orderNumber: orderNumberKey(named('orderNumber')),
  };
  const names = [parcel.consignment, parcel.orderNumber].filter((name) => name !== '');
  if (names.length === 0) return { ...parcel, ...unread(payoutsTexts.noParcelInRow) };
  if (names.some((name) => SUM_LINE.test(name))) return { ...parcel, ...unread(payoutsTexts.sumOfOthers) };
  return { ...parcel, ...amountsOf(cellsOf) };
}
