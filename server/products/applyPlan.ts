/** Shows a plan, or applies it in one transaction if it is still the plan that was shown. */
import { Problem } from '#domain/problems.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockPlans } from './planQueries.ts';
import { confirmationOf, type ProductPlan, planResponse } from './productPlan.ts';
import { lockProducts } from './saleQueries.ts';
import { type ProductWrites, writeProducts } from './writeProducts.ts';

interface PlanRequest {
  /** Called again under the locks, because the data may have changed since the plan was shown. */
  plan: (db: Database) => Promise<ProductPlan>;
  /** The products that the plan may change. */
  ids: readonly string[];
  confirm: string | undefined;
  how: Pick<ProductWrites, 'reason' | 'through'>;
}

export async function applyPlan({ plan, ids, confirm, how }: PlanRequest, context: Context<'admin'>) {
  const { db } = context;
  if (!confirm) return planResponse(await plan(db), false);
  return inTransaction(db, async (trx) => {
    await lockPlans(trx);
    await lockProducts(trx, ids);
    const made = await plan(trx);
    if (made.faults.length > 0 || confirmationOf(made) !== confirm) throw new Problem('planOutdated');
    await writeProducts(trx, { ...made, ...how }, actorOf(context));
    return planResponse(made, true);
  });
}
