/** Adds incoming goods to a product's counts, or corrects them. This is not an edit: the version stays, as for a sale. */
import type { endpoints } from '#contract/endpoints.ts';
import type { CountChange } from '#domain/batchChanges.ts';
import { costAfter, piecesIn } from '#domain/costs.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { Problem } from '#domain/problems.ts';
import { type CountedUnit, countedUnits, type Restocking } from '#domain/restocking.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { auditedCounts } from './auditedCounts.ts';
import { refuseCost } from './costAccess.ts';
import { recordMovements } from './ledgerQueries.ts';
import { lockForEdit } from './lockForEdit.ts';
import { type ProductRow, productSaved } from './productQueries.ts';
import { productResponse } from './productResponse.ts';
import { addition } from './restockAddition.ts';
import { restockBatches } from './restockBatches.ts';
import { addToCounts, setCost } from './restockQueries.ts';
import { changingStock } from './stockChangeQueries.ts';

export const restockProduct: Handler<typeof endpoints.restockProduct> = async (input, context) => {
  const { id } = input.params;
  const { reason, unitCost, supplier, counts } = input.body;
  refuseCost(unitCost, context.caller);
  const actor = actorOf(context);
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claimOf(context, { id, ...input.body }), 200, async () => {
      const row = await lockForEdit(trx, id);
      const { units, added } = await additionsTo(trx, row, { counts, context });
      const stock = await changingStock(trx, [id], () => addToCounts(trx, id, added));
      const bought = { ...(unitCost && { unitCost: toPoisha(unitCost) }), ...(supplier && { supplier }) };
      const movements = added.map(({ unit, unitName, pieces: delta, to: left }) => {
        return { productId: id, unit, unitName, delta, left, reason, ...bought };
      });
      await recordMovements(trx, movements, actor);
      const cost = newCost(row, units, { added, unitCost });
      if (cost !== row.cost_price) await setCost(trx, id, cost);
      await recordRestock(trx, row, { added, cost, body: input.body, actor });
      await recordEvent(trx, { kind: 'stockChanged', stock });
      return { product: productResponse(await productSaved(trx, id)) };
    }),
  );
};

interface Additions {
  /** The counts before. */
  units: readonly CountedUnit[];
  added: readonly CountChange[];
}

async function additionsTo(
  trx: Database,
  row: ProductRow,
  { counts, context }: Pick<Restocking, 'counts'> & { context: Context<'admin'> },
): Promise<Additions> {
  if (row.components.length > 0) throw new Problem('invalidInput', { message: restockMessages.combo });
  if (row.batches || counts.some(({ batch }) => batch)) return restockBatches(trx, row, { counts, context });
  const units = countedUnits(productResponse(row));
  return { units, added: counts.map((count) => addition(units, count)) };
}

/** What a piece costs afterwards, in poisha. `units` are the counts before. */
function newCost(
  product: ProductRow,
  units: readonly CountedUnit[],
  { added, unitCost }: Pick<Additions, 'added'> & Pick<Restocking, 'unitCost'>,
): number | null {
  const costPoisha = product.cost_price;
  const there = units.map(({ unit, stock }) => ({ unit, pieces: stock }));
  return costAfter(
    { pieces: piecesIn(product, there), costPoisha },
    { pieces: piecesIn(product, added), costPoisha: unitCost ? toPoisha(unitCost) : null },
  );
}

interface Restocked {
  added: readonly CountChange[];
  /** Poisha. */
  cost: number | null;
  body: Restocking;
  actor: Actor;
}

async function recordRestock(
  trx: Database,
  { id, name, cost_price: before }: ProductRow,
  { added, cost, body: { reason, supplier }, actor }: Restocked,
): Promise<void> {
  const inTaka = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));
  const moved = auditedCounts(added);
  const costs = cost !== before && { costPrice: { from: inTaka(before), to: inTaka(cost) } };
  const action = reason === 'restock' ? 'product.restock' : 'product.correctStock';
  const details = {
    name,
    ...moved,
    changes: { ...moved.changes, ...costs },
    ...(reason !== 'restock' && { reason }),
    ...(supplier && { supplier }),
  };
  await recordAuditEvent(trx, { action, subject: 'product', subjectId: id, details }, actor);
}
