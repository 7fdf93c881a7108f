/** Payouts: the courier's statement against the orders. Every row of the statement gets one outcome. */
import type { OrderStatus } from './orderStatus.ts';
import { maySettle } from './settlements.ts';
import type { StatementRow } from './statementRows.ts';

interface OutcomeRow {
  /** True if confirming the payout settles the order. */
  settles: boolean;
}

export const payoutOutcomes = {
  matched: { settles: true },
  short: { settles: true },
  over: { settles: true },
  missing: { settles: false },
  notDelivered: { settles: false },
  alreadySettled: { settles: false },
  repeated: { settles: false },
  conflicting: { settles: false },
  unknown: { settles: false },
  unread: { settles: false },
} as const satisfies Record<string, OutcomeRow>;
export type PayoutOutcome = keyof typeof payoutOutcomes;
export const payoutOutcomeValues = Object.keys(payoutOutcomes) as [PayoutOutcome, ...PayoutOutcome[]];

/** True if confirming the payout settles the order of a row with this outcome. */
export const settles = (outcome: PayoutOutcome): boolean => payoutOutcomes[outcome].settles;

/** The states of a payout as a table. */
export const payoutStates = {
  draft: { mayConfirm: true, mayDelete: true },
  confirmed: { mayConfirm: false, mayDelete: false },
} as const satisfies Record<string, { mayConfirm: boolean; mayDelete: boolean }>;
export type PayoutState = keyof typeof payoutStates;

/** An order that a row may be about. */
export interface PayoutOrder {
  id: string;
  orderNumber: string;
  /** The consignment of its booking with the courier of the statement, in capitals. Empty without one. */
  consignment: string;
  status: OrderStatus;
  isSettled: boolean;
  /** What the courier took at the door, in poisha. Null before delivery. */
  collected: number | null;
}

/** A row of the statement, or an order that is missing there, with what the shop makes of it. Amounts are poisha. */
export interface PayoutRow extends Omit<StatementRow, 'row'> {
  /** Null for a missing order. */
  row: number | null;
  outcome: PayoutOutcome;
  /** The id of the order. Null if it is unknown. */
  order: string | null;
  /** What the courier should account for. Null where nothing is due. */
  expected: number | null;
}

/** A courier accounts for what it paid and for its fee; together they are what it collected. */
function compared(order: PayoutOrder, { received, fee }: StatementRow): PayoutOutcome {
  const difference = (received ?? 0) + (fee ?? 0) - (order.collected ?? 0);
  return difference === 0 ? 'matched' : difference < 0 ? 'short' : 'over';
}

interface Decision {
  outcome: PayoutOutcome;
  order: PayoutOrder | null;
}

interface Known {
  byConsignment: ReadonlyMap<string, PayoutOrder>;
  byNumber: ReadonlyMap<string, PayoutOrder>;
}

function decide(row: StatementRow, { byConsignment, byNumber }: Known, seen: ReadonlySet<string>): Decision {
  const booked = byConsignment.get(row.consignment);
  const numbered = byNumber.get(row.orderNumber);
  const order = booked ?? numbered ?? null;
  if (row.fault !== '') return { outcome: 'unread', order };
  if (!order) return { outcome: 'unknown', order };
  if (booked && numbered && booked.id !== numbered.id) return { outcome: 'conflicting', order: null };
  if (seen.has(order.id)) return { outcome: 'repeated', order };
  if (maySettle(order)) return { outcome: compared(order, row), order };
  return { outcome: order.isSettled ? 'alreadySettled' : 'notDelivered', order };
}

/**
 * Decides every row, in order: the first row of an order counts, later ones are repeated. Then lists the `outstanding`
 * orders that no row is about as missing. No order is settled by two rows.
 */
export function reconcile(
  rows: readonly StatementRow[],
  orders: readonly PayoutOrder[],
  outstanding: readonly PayoutOrder[],
): PayoutRow[] {
  const known: Known = {
    byConsignment: new Map(
      orders.flatMap((order) => (order.consignment ? [[order.consignment, order]] : [])),
    ),
    byNumber: new Map(orders.map((order) => [order.orderNumber, order])),
  };
  const seen = new Set<string>();
  const decided = rows.map((row): PayoutRow => {
    const { outcome, order } = decide(row, known, seen);
    if (order && outcome !== 'unread') seen.add(order.id);
    const expected = order && settles(outcome) ? order.collected : null;
    return { ...row, outcome, order: order?.id ?? null, expected };
  });
  const named = new Set(decided.flatMap(({ order }) => order ?? []));
  return [...decided, ...outstanding.filter(({ id }) => !named.has(id)).map(missingRow)];
}

const missingRow = ({ id, consignment, orderNumber, collected }: PayoutOrder): PayoutRow => ({
  row: null,
  consignment,
  orderNumber,
  collected: null,
  fee: null,
  received: null,
  fault: '',
  outcome: 'missing',
  order: id,
  expected: collected,
});

/** True if confirming would do the same: the same rows settle the same orders. Missing orders settle nothing. */
export function settlesAlike(one: readonly PayoutRow[], other: readonly PayoutRow[]): boolean {
  const decisions = (rows: readonly PayoutRow[]) =>
    JSON.stringify(
      rows
        .filter(({ row }) => row !== null)
        .map(({ row, outcome, order, expected }) => [row, outcome, order, expected]),
    );
  return decisions(one) === decisions(other);
}

/** What the courier accounts for less what it should, in poisha. 0 where nothing is due. */
export const differenceOf = ({
  expected,
  received,
  fee,
}: Pick<PayoutRow, 'expected' | 'received' | 'fee'>): number =>
  expected === null ? 0 : (received ?? 0) + (fee ?? 0) - expected;
