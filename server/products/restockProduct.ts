/** Adds incoming goods to a product's counts. This is not an edit: the version stays, as for a sale. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { type CountedUnit, countedUnits, type Restocking, restockMessages } from '#domain/restocking.ts';
import { MAX_STOCK } from '#domain/stock.ts';
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
        reason: 'restock',
      })),
      actor,
    );
    const changes = Object.fromEntries(
      added.map(({ label, stock, left }) => [label.toLowerCase(), { from: stock, to: left }]),
    );
    const event = { action: 'product.restock', subject: 'product', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { name: product.name, changes } }, actor);
    await recordEvent(trx, { kind: 'stockChanged', stock });
    return { product: productResponse(await productSaved(trx, id)) };
  });
};

function addition(units: readonly CountedUnit[], { unit, unitName, pieces }: Restocking['counts'][number]) {
  const known = units.find((one) => one.unit === unit && one.unitName === unitName);
  if (!known) throw new Problem('invalidInput', { message: restockMessages.unknownUnit });
  const left = known.stock + pieces;
  if (left > MAX_STOCK) throw new Problem('stockFull');
  return { ...known, pieces, left };
}
