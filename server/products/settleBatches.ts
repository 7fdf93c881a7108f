/**
 * Takes batches that expire too soon out of the stock: each product in the transaction of an order that meets one, and all
 * others by a task. After a change of the setting it also puts back what may be sold again.
 */
import { isDue, unsoldUntil } from '#domain/batches.ts';
import type { ShopSettings } from '#domain/settings.ts';
import type { Services } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { lockProducts, type ProductsById, productsForSale } from './saleQueries.ts';
import { productsToSettle, settleBatchesOf } from './settleBatchQueries.ts';
import { changingStock } from './stockChangeQueries.ts';

interface Moment {
  /** The last day that is not sold. */
  unsold: string;
  now: Date;
}

/** The caller holds the products' locks. */
export async function settleBatches(trx: Database, ids: readonly string[], moment: Moment): Promise<void> {
  const stock = await changingStock(trx, ids, () => settleBatchesOf(trx, { ids, ...moment }));
  const moved = stock.filter(({ before, after }) => before !== after);
  if (moved.length > 0) await recordEvent(trx, { kind: 'stockChanged', stock: moved });
}

/**
 * The products as they can be sold at this moment. Where the task has not run since a batch came too close to its last day,
 * the batch leaves the stock first. The caller holds the products' locks.
 */
export async function productsToSell(
  trx: Database,
  products: ProductsById,
  { unsoldDays, now }: Pick<ShopSettings, 'unsoldDays'> & { now: Date },
): Promise<ProductsById> {
  const unsold = unsoldUntil(now, unsoldDays);
  const due = [...products.values()].filter((product) => isDue(product, unsold)).map(({ id }) => id);
  if (due.length === 0) return products;
  await settleBatches(trx, due, { unsold, now });
  return productsForSale(trx, [...products.keys()]);
}

/** Products in one transaction. */
const atOnce = 200;

/** All products of the shop, some at a time. Returns how many moved. */
export async function settleAllBatches(
  { db, shopSettings, clock }: Pick<Services, 'db' | 'shopSettings' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  const unsold = unsoldUntil(now, (await shopSettings.read(db)).unsoldDays);
  let settled = 0;
  for (;;) {
    const ids = await productsToSettle(db, unsold, atOnce);
    if (ids.length === 0 || signal?.aborted) return settled;
    await inTransaction(db, async (trx) => {
      await lockProducts(trx, ids);
      await settleBatches(trx, ids, { unsold, now });
    });
    settled += ids.length;
  }
}

export const expireBatches =
  (services: Pick<Services, 'db' | 'shopSettings' | 'clock'>): Task<'expireBatches'> =>
  async (_, { signal, log }) => {
    const products = await settleAllBatches(services, signal);
    if (products > 0) log.info({ products }, 'batches that expire were taken out of the stock');
  };
