/** Adds incoming goods to a product's counts, or corrects them. This is not an edit: the version stays, as for a sale. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { type CountedUnit, countedUnits, type Restocking, restockMessages } from '#domain/restocking.ts';
import { MAX_STOCK } from '#domain/stock.ts';
import { movementReasonLabel } from '#domain/stockMovements.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { recordMovements } from './ledgerQueries.ts';
import { productSaved } from './productQueries.ts';
import { productResponse } from './productResponse.ts';
import { addToCounts } from './restockQueries.ts';
import { changingStock } from './stockChangeQueries.ts';
import { lockForEdit } from './updateProduct.ts';

export const restockProduct: Handler<typeof endpoints.restockProduct> = async (input, context) => {
  const { db } = context;
  const { id } = input.params;
  const actor = actorOf(context);
  return inTransaction(db, async (trx) => {
    const product = productResponse(await lockForEdit(trx, id));
    const { reason } = input.body;
    const added = input.body.counts.map((count) => addition(countedUnits(product), count));
    const stock = await changingStock(trx, [id], () => addToCounts(trx, id, added));
    await recordMovements(
      trx,
      added.map(({ unit, unitName, pieces, left }) => ({
        productId: id,
        unit,
        unitName,
        delta: pieces,
        left,
        reason,
      })),
      actor,
    );
    const changes = Object.fromEntries(
      added.map(({ label, stock, left }) => [label.toLowerCase(), { from: stock, to: left }]),
    );
    const action = reason === 'restock' ? 'product.restock' : 'product.correctStock';
    const why = reason === 'restock' ? {} : { reason: movementReasonLabel(reason) };
    const event = { action, subject: 'product', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { name: product.name, changes, ...why } }, actor);
    await recordEvent(trx, { kind: 'stockChanged', stock });
    return { product: productResponse(await productSaved(trx, id)) };
  });
};

function addition(units: readonly CountedUnit[], { unit, unitName, pieces }: Restocking['counts'][number]) {
  const known = units.find((one) => one.unit === unit && one.unitName === unitName);
  if (!known) throw new Problem('invalidInput', { message: restockMessages.unknownUnit });
  const left = known.stock + pieces;
  if (left > MAX_STOCK) throw new Problem('stockFull');
  if (left < 0) throw shortStock(known.stock);
  return { ...known, pieces, left };
}
