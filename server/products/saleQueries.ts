/** What buying needs to know of a product: price, counts and choices, as they stand in this transaction. */
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { Stocked } from '#domain/stock.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import type { StoredShop } from '#server/shop/versionQueries.ts';

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
 * nobody for each other. A size's or colour's count changes only under its product's lock.
 */
export async function lockProducts(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`select from products where id = any(${distinct(ids)}) order by id for no key update`.execute(trx);
}

const distinct = (ids: readonly string[]): RawBuilder<unknown> => sql`${[...new Set(ids)]}::uuid[]`;

/** What a sale is made of: the products, locked and then read, and the shop's newest settings. */
export interface Sale {
  products: ProductsById;
  shop: StoredShop | undefined;
}

export type ProductsById = ReadonlyMap<string, ProductForSale>;

interface SaleRead {
  products: ProductForSale[];
  shop: StoredShop | null;
}

/** By id, as the database's functions tell of them. */
export const productsById = (products: readonly ProductForSale[]): ProductsById =>
  new Map(products.map((product) => [product.id, product]));

const saleOf = ({ products, shop }: SaleRead): Sale => ({
  products: productsById(products),
  shop: shop ?? undefined,
});

/** Locks the products as `lockProducts` does, and reads them as they are then: one round trip. */
export async function openSale(trx: Database, ids: readonly string[]): Promise<Sale> {
  const { rows } = await executePrepared(
    trx,
    sql<{ sale: SaleRead }>`select sale_of(${distinct(ids)}) as sale`,
  );
  return saleOf((rows[0] as { sale: SaleRead }).sale);
}

/** The same, in the same round trip, unless `obstacle` turns out to be something: then that alone, and nothing is locked. */
export async function openSaleUnless<T>(
  trx: Database,
  obstacle: RawBuilder<T | null>,
  ids: readonly string[],
): Promise<{ sale: Sale } | { obstacle: T }> {
  const { rows } = await executePrepared(
    trx,
    sql<{ sale: SaleRead } | { sale: null; obstacle: T }>`
      with looked as materialized (select ${obstacle} as obstacle)
      select obstacle, case when obstacle is null then sale_of(${distinct(ids)}) end as sale from looked`,
  );
  const [row] = rows as [{ sale: SaleRead } | { sale: null; obstacle: T }];
  return row.sale ? { sale: saleOf(row.sale) } : { obstacle: row.obstacle };
}
