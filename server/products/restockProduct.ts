/** Goods that came in, added to a product's counts. Not an edit: its version stays, like at a sale. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { type CountedUnit, countedUnits, type Restocking, restockMessages } from '#domain/restocking.ts';
import { MAX_STOCK } from '#domain/stock.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { recordMovements } from './ledgerQueries.ts';
import { productAnswer } from './productAnswer.ts';
import { productSaved } from './productQueries.ts';
import { addToCounts } from './restockQueries.ts';
import { lockForEdit } from './updateProduct.ts';

export const restockProduct: Handler<typeof endpoints.restockProduct> = async (input, context) => {
  const { db } = context;
  const id = input.params.id.toLowerCase();
  const doer = doerOf(context);
  return inTransaction(db, async (trx) => {
    const product = productAnswer(await lockForEdit(trx, id));
    const added = input.body.counts.map((count) => addition(countedUnits(product), count));
    await addToCounts(trx, id, added);
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
      doer,
    );
    const changes = Object.fromEntries(
      added.map(({ label, stock, left }) => [label.toLowerCase(), { from: stock, to: left }]),
    );
    const deed = { action: 'product.restock', subject: 'product', subjectId: id } as const;
    await recordDeed(trx, { ...deed, details: { name: product.name, changes } }, doer);
    return { product: productAnswer(await productSaved(trx, id)) };
  });
};

function addition(units: readonly CountedUnit[], { unit, unitName, pieces }: Restocking['counts'][number]) {
  const known = units.find((one) => one.unit === unit && one.unitName === unitName);
  if (!known) throw new Problem('invalidInput', { message: restockMessages.unknownUnit });
  const left = known.stock + pieces;
  if (left > MAX_STOCK) throw new Problem('stockFull');
  return { ...known, pieces, left };
}
