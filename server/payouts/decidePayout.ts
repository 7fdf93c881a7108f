/** Decides a statement against the orders as they are now. */
import { type PayoutRow, reconcile, settles } from '#domain/payouts.ts';
import type { StatementRow } from '#domain/statementRows.ts';
import type { Database } from '#server/database/connect.ts';
import { namedOrderIds, payoutOrders, unpaidUntil } from './payoutOrderQueries.ts';

export interface DecidedStatement {
  courier: string;
  rows: readonly StatementRow[];
}

/** The rows of the statement in their order, then the missing orders. `ids`: the orders that the rows may name. */
export async function decideRows(
  db: Database,
  { courier, rows }: DecidedStatement,
  ids: readonly string[],
): Promise<PayoutRow[]> {
  const orders = await payoutOrders(db, courier, ids);
  const settling = reconcile(rows, orders, [])
    .filter(({ outcome }) => settles(outcome))
    .flatMap(({ order }) => order ?? []);
  const missing = settling.length > 0 ? await unpaidUntil(db, courier, settling) : [];
  return reconcile(rows, orders, missing);
}

export const decideStatement = async (db: Database, statement: DecidedStatement): Promise<PayoutRow[]> =>
  decideRows(db, statement, await namedOrderIds(db, statement));

/** The statement as it was read, from its stored rows. */
export const statementRowsOf = (stored: readonly PayoutRow[]): StatementRow[] =>
  stored.flatMap(({ outcome: _, order: __, expected: ___, row, ...rest }) =>
    row === null ? [] : [{ row, ...rest }],
  );
