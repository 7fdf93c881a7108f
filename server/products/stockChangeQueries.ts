/** Writes counts of sizes and colours together with the sums over them in the product's own row. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import type { StockChange } from '#server/outbox/events.ts';
import { productsForSale } from './saleQueries.ts';

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

/** What the components of these allow, as far as they are combos. Writes only what is different, in the order of the ids. */
export async function recountCombos(trx: Database, ids: readonly string[]): Promise<StockChange[]> {
  const combos = ids.length > 0 ? await combosAmong(trx, ids) : [];
  if (combos.length === 0) return [];
  const products = await productsForSale(
    trx,
    combos.map(({ id }) => id),
  );
  const counted = combos.map(({ id }) => {
    const { components = [], stock = 0 } = products.get(id) ?? {};
    return { id, stock: components.length > 0 ? stock : null };
  });
  const { rows } = await sql<StockChange>`
    with counted as (
      select * from json_to_recordset(${JSON.stringify(counted)}::json) as c (id uuid, stock int)
    ), locked as (
      select p.id, c.stock, p.available_stock as before from products p join counted c on c.id = p.id
      where p.components_stock is distinct from c.stock order by p.id for no key update of p
    )
    update products p set components_stock = l.stock from locked l where l.id = p.id
    returning p.id as product, l.before, p.available_stock as after`.execute(trx);
  return rows;
}

/** Combos with components, and products that have none any more. */
async function combosAmong(trx: Database, ids: readonly string[]): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select combo_id as id from combo_components where combo_id = any(${ids}::uuid[])
    union
    select id from products where id = any(${ids}::uuid[]) and components_stock is not null`.execute(trx);
  return rows;
}

/** The combos that contain one of these products. */
export async function combosOf(trx: Database, components: readonly string[]): Promise<string[]> {
  const combos = sql<{ id: string }>`
    select distinct combo_id as id from combo_components where component_id = any(${components}::uuid[])`;
  const { rows } = await executePrepared(trx, combos);
  return rows.map(({ id }) => id);
}

/** Pieces that can be bought of each product. A product that does not exist yet is missing. */
async function availableOf(trx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; available: number }>`
    select id, available_stock as available from products where id = any(${ids}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, available }) => [id, available]));
}
