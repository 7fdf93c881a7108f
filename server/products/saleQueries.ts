/** What a purchase reads of a product: price, stock and choices, as this transaction sees them. */
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import { isId } from '#domain/ids.ts';
import type { ProductToOrder } from '#domain/newOrder.ts';
import type { Database } from '#server/database/connect.ts';
import { claimAndRead, type IdempotencyClaim } from '#server/database/idempotency.ts';
import type { StoredSettings } from '#server/settings/versionQueries.ts';

export interface ProductForSale extends ProductToOrder {
  category: Category;
  originalPoisha: number | null;
  /** Pieces that can be bought, over all sizes and colours. */
  available: number;
  images: { url: string; publicId: string; alt: string; width: number | null; height: number | null }[];
}

/**
 * Locks the products' rows in order of their ids. All transactions that change stock lock in the same order, so there
 * is no deadlock. A size's or colour's stock changes only under its product's lock.
 */
export async function lockProducts(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`select from products where id = any(${distinct(ids)}) order by id for no key update`.execute(trx);
}

const distinct = (ids: readonly string[]): RawBuilder<unknown> => sql`${[...new Set(ids)]}::uuid[]`;

export type ProductsById = ReadonlyMap<string, ProductForSale>;

/** By id, in the shape that the database functions return. */
export const productsById = (products: readonly ProductForSale[]): ProductsById =>
  new Map(products.map((product) => [product.id, product]));

/** The data of a sale. */
export interface Sale {
  /** Locked. */
  products: ProductsById;
  settings: StoredSettings | undefined;
  buyer: { name: string; email: string };
  /** For the order's number. It is never given out again. */
  number: number;
}

interface SaleRead extends Pick<Sale, 'buyer' | 'number'> {
  products: ProductForSale[];
  shop: StoredSettings | null;
}

const saleOf = ({ products, shop, ...sale }: SaleRead): Sale => ({
  ...sale,
  products: productsById(products),
  settings: shop ?? undefined,
});

/**
 * Claims the idempotency key, locks the products like `lockProducts` and reads what an order needs, in one round trip. If the key was
 * used before, nothing is locked and only the stored response is returned.
 */
export async function openSale(
  trx: Database,
  { ids, buyer, claim }: { ids: readonly string[]; buyer: string; claim: IdempotencyClaim | null },
): Promise<{ sale: Sale } | { stored: unknown }> {
  const reading = sql<SaleRead>`sale_of(${distinct(ids.filter(isId))}, ${buyer})`;
  const opened = await claimAndRead(trx, claim, reading);
  return 'stored' in opened ? opened : { sale: saleOf(opened.read) };
}
