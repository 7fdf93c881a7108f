/** Adds incoming goods to a product's counts, or corrects them. This is not an edit: the version stays, as for a sale. */
import type { endpoints } from '#contract/endpoints.ts';
import { costAfter, piecesIn } from '#domain/costs.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { type CountedUnit, countedUnits, type Restocking, restockMessages } from '#domain/restocking.ts';
import { MAX_STOCK } from '#domain/stock.ts';
import { movementReasonLabel } from '#domain/stockMovements.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { refuseCost } from './costAccess.ts';
import { recordMovements } from './ledgerQueries.ts';
import { type ProductRow, productSaved } from './productQueries.ts';
import { productResponse } from './productResponse.ts';
import { addToCounts, setCost } from './restockQueries.ts';
import { changingStock } from './stockChangeQueries.ts';
import { lockForEdit } from './updateProduct.ts';

export const restockProduct: Handler<typeof endpoints.restockProduct> = async (input, context) => {
  const { id } = input.params;
  const { reason, unitCost, supplier, counts } = input.body;
  refuseCost(unitCost, context.caller);
  const actor = actorOf(context);
  return inTransaction(context.db, async (trx) => {
    const row = await lockForEdit(trx, id);
    if (row.components.length > 0) throw new Problem('invalidInput', { message: restockMessages.combo });
    const units = countedUnits(productResponse(row));
    const added = counts.map((count) => addition(units, count));
    const stock = await changingStock(trx, [id], () => addToCounts(trx, id, added));
    const bought = { ...(unitCost && { unitCost: toPoisha(unitCost) }), ...(supplier && { supplier }) };
    const movements = added.map(({ unit, unitName, pieces: delta, left }) => {
      return { productId: id, unit, unitName, delta, left, reason, ...bought };
    });
    await recordMovements(trx, movements, actor);
    const cost = newCost(row, units, { counts, unitCost });
    if (cost !== row.cost_price) await setCost(trx, id, cost);
    await recordRestock(trx, row, { added, cost, body: input.body, actor });
    await recordEvent(trx, { kind: 'stockChanged', stock });
    return { product: productResponse(await productSaved(trx, id)) };
  });
};

type Addition = CountedUnit & { pieces: number; left: number };

function addition(
  units: readonly CountedUnit[],
  { unit, unitName, pieces }: Restocking['counts'][number],
): Addition {
  const known = units.find((one) => one.unit === unit && one.unitName === unitName);
  if (!known) throw new Problem('invalidInput', { message: restockMessages.unknownUnit });
  const left = known.stock + pieces;
  if (left > MAX_STOCK) throw new Problem('stockFull');
  if (left < 0) throw shortStock(known.stock);
  return { ...known, pieces, left };
}

/** What a piece costs afterwards, in poisha. `units` are the counts before. */
function newCost(
  product: ProductRow,
  units: readonly CountedUnit[],
  { counts, unitCost }: Pick<Restocking, 'counts' | 'unitCost'>,
): number | null {
  const costPoisha = product.cost_price;
  const there = units.map(({ unit, stock }) => ({ unit, pieces: stock }));
  return costAfter(
    { pieces: piecesIn(product, there), costPoisha },
    { pieces: piecesIn(product, counts), costPoisha: unitCost ? toPoisha(unitCost) : null },
  );
}

interface Restocked {
  added: readonly Addition[];
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
  const counts = added.map(({ label, stock, left }) => [label.toLowerCase(), { from: stock, to: left }]);
  const costs = cost === before ? [] : [['costPrice', { from: inTaka(before), to: inTaka(cost) }]];
  const changes = Object.fromEntries([...counts, ...costs]);
  const action = reason === 'restock' ? 'product.restock' : 'product.correctStock';
  const why = reason === 'restock' ? {} : { reason: movementReasonLabel(reason) };
  const details = { name, changes, ...why, ...(supplier && { supplier }) };
  await recordAuditEvent(trx, { action, subject: 'product', subjectId: id, details }, actor);
}
