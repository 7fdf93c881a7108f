/** Looks through a plan, or carries it out if it is still the one that was looked through: whole, in one transaction. */
import { Problem } from '#domain/problems.ts';
import { doerOf } from '#server/admin/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Context } from '#server/http/context.ts';
import { lockPlans } from './planQueries.ts';
import { confirmationOf, type ProductPlan, planAnswer } from './productPlan.ts';
import { lockProducts } from './saleQueries.ts';
import { type Writing, writeProducts } from './writeProducts.ts';

interface Planned {
  /** Made anew under the locks: what was shown may no longer be so. */
  plan: (db: Database) => Promise<ProductPlan>;
  /** The products it may change. */
  ids: readonly string[];
  confirm: string | undefined;
  how: Pick<Writing, 'reason' | 'through'>;
}

export async function carryOutPlan({ plan, ids, confirm, how }: Planned, context: Context<'admin'>) {
  const { db } = context;
  if (!confirm) return planAnswer(await plan(db), false);
  return inTransaction(db, async (trx) => {
    await lockPlans(trx);
    await lockProducts(trx, ids);
    const made = await plan(trx);
    if (made.faults.length > 0 || confirmationOf(made) !== confirm) throw new Problem('planOutdated');
    await writeProducts(trx, { ...made, ...how }, doerOf(context));
    return planAnswer(made, true);
  });
}
