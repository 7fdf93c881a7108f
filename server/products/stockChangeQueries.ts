/** Writes counts of sizes and colors together with the sums over them in the product's own row. */
import { sql } from 'kysely';
import { sizeSlug } from '#domain/sizeFilter.ts';
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

export interface CombosCounted {
  stock: StockChange[];
  /** Those that can be put together in other sizes than before. */
  otherSizes: string[];
}

/** What the components of these allow, as far as they are combos. Writes only what is different, in the order of the ids. */
export async function recountCombos(trx: Database, ids: readonly string[]): Promise<CombosCounted> {
  const combos = ids.length > 0 ? await combosAmong(trx, ids) : [];
  if (combos.length === 0) return { stock: [], otherSizes: [] };
  const products = await productsForSale(
    trx,
    combos.map(({ id }) => id),
  );
  const counted = combos.map(({ id }) => {
    const { components = [], stock = 0, sizes = [] } = products.get(id) ?? {};
    if (components.length === 0) return { id, stock: null, sizes: [] };
    const inStock = sizes.filter((size) => size.stock > 0).map(({ size }) => sizeSlug(size));
    return { id, stock, sizes: [...new Set(inStock)] };
  });
  return { stock: await storeStock(trx, counted), otherSizes: await storeSizes(trx, counted) };
}

interface CountedCombo {
  id: string;
  stock: number | null;
  sizes: string[];
}

async function storeStock(trx: Database, counted: readonly CountedCombo[]): Promise<StockChange[]> {
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

/** Returns the combos whose sizes are others than before. */
async function storeSizes(trx: Database, counted: readonly CountedCombo[]): Promise<string[]> {
  const now = counted.flatMap(({ id, sizes }) => sizes.map((size) => ({ id, size })));
  const { rows } = await sql<{ id: string }>`
    with now as (
      select * from json_to_recordset(${JSON.stringify(now)}::json) as n (id uuid, size text)
    ), gone as (
      delete from combo_sizes c
      where c.combo_id = any(${counted.map(({ id }) => id)}::uuid[]) and (c.combo_id, c.size) not in (select id, size from now)
      returning c.combo_id
    ), added as (
      insert into combo_sizes (combo_id, size) select id, size from now order by 1, 2 on conflict do nothing returning combo_id
    )
    select combo_id as id from gone union select combo_id from added`.execute(trx);
  return rows.map(({ id }) => id);
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
