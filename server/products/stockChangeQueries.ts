/** Writes counts of sizes and colours together with the sums over them in the product's own row. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { StockChange } from '#server/outbox/events.ts';

/**
 * Runs a write of these products' counts, corrects their sums, and returns how that changed what can be bought. The
 * caller holds the products' locks.
 */
export async function changingStock(
  trx: Database,
  ids: readonly string[],
  write: () => Promise<unknown>,
): Promise<StockChange[]> {
  const before = await availableOf(trx, ids);
  await write();
  await sql`select products_recount(${ids}::uuid[])`.execute(trx);
  const after = await availableOf(trx, ids);
  return [...after].map(([product, left]) => ({ product, before: before.get(product) ?? null, after: left }));
}

/** Pieces that can be bought of each product. A product that does not exist yet is missing. */
async function availableOf(trx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; available: number }>`
    select id, available_stock as available from products where id = any(${ids}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, available }) => [id, available]));
}
