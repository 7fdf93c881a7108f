/** Lists what should lie in the shop, and corrects the stock by what an admin counted there. */
import type { endpoints } from '#contract/endpoints.ts';
import type { CountChange } from '#domain/batchChanges.ts';
import type { Batched } from '#domain/batches.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { nameNow } from '#domain/productNames.ts';
import { mainImage } from '#domain/productPhotos.ts';
import { hasComponents, MAX_STOCK, type Stocked } from '#domain/stock.ts';
import { type CountedPieces, countChanges, productCountKey, unitsToCount } from '#domain/stocktaking.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { auditedCounts } from '#server/products/auditedCounts.ts';
import { recordMovements } from '#server/products/ledgerQueries.ts';
import type { ProductRow } from '#server/products/productQueries.ts';
import { productsToEdit } from '#server/products/productQueries.ts';
import { productResponse } from '#server/products/productResponse.ts';
import { addToCounts } from '#server/products/restockQueries.ts';
import { lockProducts } from '#server/products/saleQueries.ts';
import { changingStock } from '#server/products/stockChangeQueries.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { stocktakingMessages } from '#texts/stocktaking.ts';
import { listAdminProductIds } from './adminProductQueries.ts';
import { reservedPieces } from './stocktakingQueries.ts';

export const stocktaking: Handler<typeof endpoints.stocktaking> = async ({ query }, { db, shopSettings }) => {
  const { lowStockLimit } = await shopSettings.read(db);
  const ids = await listAdminProductIds(db, { ...query, lowStockLimit }, MAX_BULK);
  const [products, reserved] = await Promise.all([productsToEdit(db, ids), reservedPieces(db, ids)]);
  const reservedOf = new Map(reserved.map((row) => [productCountKey(row), row.pieces]));
  return {
    products: [...products.values()]
      .map(countedProduct)
      // What is packed as a combo is counted as its products.
      .filter((product) => !hasComponents(product))
      .sort((one, other) => one.category.localeCompare(other.category) || one.name.localeCompare(other.name))
      .map((product) => ({
        _id: product._id,
        name: nameNow(product),
        category: product.category,
        image: mainImage(product),
        counts: unitsToCount(product)
          .map((unit) => ({
            ...unit,
            reserved: reservedOf.get(productCountKey({ product: product._id, ...unit })) ?? 0,
          }))
          .filter(({ unit, stock, reserved }) => unit !== 'batch' || stock + reserved > 0),
      }))
      .filter(({ counts }) => counts.length > 0),
  };
};

export const saveStocktaking: Handler<typeof endpoints.saveStocktaking> = ({ body }, context) => {
  const actor = actorOf(context);
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claimOf(context, body), 200, async () => {
      const products = await lockCounted(trx, body.counts);
      refuseImpossible(body.counts, products);
      const moved = [...Map.groupBy(body.counts, ({ product }) => product)].map(([id, counts]) =>
        movesOf(products.get(id) as CountedProduct, counts),
      );
      await moveCounts(trx, moved, actor);
      const changed = moved.flatMap(({ id, changes }) =>
        changes.map(({ label, from, to }) => ({ product: id, label, from, to })),
      );
      return { changed, right: body.counts.filter(({ expected, counted }) => expected === counted).length };
    }),
  );
};

interface CountedProduct extends Stocked, Batched {
  _id: string;
  name: string;
}

async function lockCounted(
  trx: Database,
  counts: readonly CountedPieces[],
): Promise<ReadonlyMap<string, CountedProduct>> {
  const ids = [...new Set(counts.map(({ product }) => product))];
  if (!ids.every(isId)) throw new Problem('productNotFound');
  await lockProducts(trx, ids);
  const rows = await productsToEdit(trx, ids);
  if (rows.size < ids.length) throw new Problem('productNotFound');
  return new Map([...rows].map(([id, row]) => [id, countedProduct(row)]));
}

/** The missing pieces were sold in open orders already. */
const soldAlready = (left: number): string =>
  left === 0 ? stocktakingMessages.allSold : stocktakingMessages.soldAlready(left);

const countedProduct = (row: ProductRow) => ({ ...productResponse(row), batches: row.batches });

/** Names every count that cannot be, at its field. */
function refuseImpossible(
  counts: readonly CountedPieces[],
  products: ReadonlyMap<string, CountedProduct>,
): void {
  const errors = counts.flatMap(({ product, unit, unitName, expected, counted }, place) => {
    const units = unitsToCount(products.get(product) as CountedProduct);
    const known = units.find((one) => one.unit === unit && one.unitName === unitName);
    if (!known) return [[`counts.${place}.unitName`, restockMessages.unknownUnit]];
    const left = known.stock + counted - expected;
    if (left < 0) return [[`counts.${place}.counted`, soldAlready(known.stock)]];
    return left > MAX_STOCK ? [[`counts.${place}.counted`, stocktakingMessages.pieces(MAX_STOCK)]] : [];
  });
  if (errors.length > 0) throw new Problem('invalidInput', { errors: Object.fromEntries(errors) });
}

interface Moves {
  id: string;
  name: string;
  changes: readonly CountChange[];
}

function movesOf(product: CountedProduct, counts: readonly CountedPieces[]): Moves {
  const found = counts.map(({ expected, counted, ...unit }) => ({ ...unit, pieces: counted - expected }));
  return { id: product._id, name: product.name, changes: countChanges(product, found) };
}

async function moveCounts(trx: Database, all: readonly Moves[], actor: Actor): Promise<void> {
  const moved = all.filter(({ changes }) => changes.length > 0);
  const stock = await changingStock(
    trx,
    moved.map(({ id }) => id),
    async () => {
      for (const { id, changes } of moved) await addToCounts(trx, id, changes);
    },
  );
  const movements = moved.flatMap(({ id: productId, changes }) =>
    changes.map(({ unit, unitName, pieces: delta, to: left }) => {
      return { productId, unit, unitName, delta, left, reason: 'count' as const };
    }),
  );
  await recordMovements(trx, movements, actor);
  for (const one of moved) await recordCount(trx, one, actor);
  if (moved.length > 0) await recordEvent(trx, { kind: 'stockChanged', stock });
}

function recordCount(trx: Database, { id, name, changes }: Moves, actor: Actor): Promise<unknown> {
  const details = { name, ...auditedCounts(changes), reason: 'count' };
  return recordAuditEvent(
    trx,
    { action: 'product.correctStock', subject: 'product', subjectId: id, details },
    actor,
  );
}
