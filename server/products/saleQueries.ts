/** What buying needs to know of a product: price, counts and choices, as they stand in this transaction. */
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { Stocked } from '#domain/stock.ts';
import type { Database } from '#server/database/connect.ts';
import { publicId } from './productQueries.ts';

export interface ProductForSale extends Stocked {
  id: string;
  name: string;
  category: Category;
  pricePoisha: number;
  originalPoisha: number | null;
  /** Whether any choice of it can be bought. */
  inStock: boolean;
  /** On sale: neither hidden nor deleted. */
  listed: boolean;
  images: { url: string; publicId: string; alt: string; width: number | null; height: number | null }[];
}

/** The photo that stands for the product; empty where it has none. */
export const mainImage = ({ images }: Pick<ProductForSale, 'images'>): string => images[0]?.url ?? '';

/**
 * Takes the products' rows, lowest id first, so that everybody who changes a count waits in the same order and
 * nobody for each other. A size's or colour's count changes only under its product's lock. Answers which exist,
 * in the shop or gone from it.
 */
export async function lockProducts(trx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`${locking(ids)}`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

const locking = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select id from products where id = any(${[...new Set(ids)]}::uuid[]) order by id for no key update`;

/**
 * The same, once `deed` (an insert, an update) has changed a row: one round trip for both. Null where it has changed
 * none; then nothing is locked either.
 */
export async function lockProductsAfter(
  trx: Database,
  deed: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const { rows } = await sql<{ done: boolean; ids: string[] }>`
    with deed as (${deed} returning 1), done as materialized (select count(*) > 0 as yes from deed)
    select yes as done, case when yes then array(${locking(ids)}) end as ids from done`.execute(trx);
  const [row] = rows;
  return row?.done ? new Set(row.ids) : null;
}

/** Also those that left the shop, so that carts can still name them: ask `listed` before selling. */
export async function productsForSale(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductForSale>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ProductForSale>`
    select p.id, p.name, p.category, p.price as "pricePoisha", p.original_price as "originalPoisha", p.stock,
           p.available_stock > 0 as "inStock", p.listed,
           (select coalesce(json_agg(json_build_object('url', i.url, 'publicId', ${publicId},
                                                       'alt', i.alt, 'width', i.width, 'height', i.height)
                                     order by i.position), '[]')
              from product_images i where i.product_id = p.id) as images,
           (select coalesce(json_agg(json_build_object('size', s.name, 'stock', s.stock, 'available', s.available)
                                     order by s.position), '[]')
              from product_sizes s where s.product_id = p.id) as sizes,
           (select coalesce(json_agg(json_build_object('name', c.name, 'stock', c.stock, 'available', c.available)
                                     order by c.position), '[]')
              from product_colours c where c.product_id = p.id) as colors
    from products p
    where p.id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
