/** What a purchase reads of a product: price, stock and choices, as this transaction sees them. */
import { type RawBuilder, sql } from 'kysely';
import type { Batch } from '#domain/batches.ts';
import type { Category } from '#domain/categories.ts';
import { isId } from '#domain/ids.ts';
import type { ProductToOrder } from '#domain/newOrder.ts';
import type { Database } from '#server/database/connect.ts';
import { claimAndRead, type IdempotencyClaim } from '#server/database/idempotency.ts';
import type { StoredSettings } from '#server/settings/versionQueries.ts';

export interface ProductForSale extends ProductToOrder {
  category: Category;
  originalPoisha: number | null;
  /** What a piece costs the shop. Null where that is not known. */
  costPoisha: number | null;
  /** Pieces that can be bought, over all sizes and colours. */
  available: number;
  images: { url: string; publicId: string; alt: string; width: number | null; height: number | null }[];
}

/**
 * Locks the products' rows in order of their ids. All transactions that change stock lock in the same order, so there
 * is no deadlock. A size's or colour's stock changes only under its product's lock.
 */
export async function lockProducts(trx: Database, ids: readonly string[]): Promise<void> {
  await lockingProducts(distinct(ids)).execute(trx);
}

const lockingProducts = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select from products where id = any(${ids}) order by id for no key update`;

const distinct = (ids: readonly string[]): RawBuilder<unknown> => sql`${[...new Set(ids)]}::uuid[]`;

export type ProductsById = ReadonlyMap<string, ProductForSale>;

/** A batch in the shape that the database function returns. */
interface BatchForSale extends Batch {
  product: string;
}

/** By id, in the shape that the database functions return. */
export function productsById(
  products: readonly ProductForSale[],
  batches: readonly BatchForSale[] = [],
): ProductsById {
  return new Map(
    products.map((product) => {
      const own = batches.filter((batch) => batch.product === product.id);
      return [product.id, own.length > 0 ? { ...product, batches: own } : product];
    }),
  );
}

/** The products as this transaction sees them. Unknown ids are left out. */
export async function productsForSale(trx: Database, ids: readonly string[]): Promise<ProductsById> {
  const known = distinct(ids.filter(isId));
  const { rows } = await sql<Pick<SaleRead, 'products' | 'batches'>>`
    select products_for_sale(${known}) as products, batches_for_sale(${known}) as batches`.execute(trx);
  return productsById(rows[0]?.products ?? [], rows[0]?.batches);
}

/** The data of a sale. */
export interface Sale {
  /** Locked. */
  products: ProductsById;
  settings: StoredSettings | undefined;
  buyer: { name: string; email: string };
  /** For the order's number. It is never given out again. */
  number: number;
}

interface SaleRead {
  products: ProductForSale[];
  batches: BatchForSale[];
  shop: StoredSettings | null;
  name: string;
  email: string;
  number: number;
}

const saleOf = ({ products, batches, shop, number, ...buyer }: SaleRead): Sale => ({
  products: productsById(products, batches),
  settings: shop ?? undefined,
  buyer,
  number,
});

const readingSale = (ids: RawBuilder<unknown>, buyer: string): RawBuilder<SaleRead> => sql`
  select products_for_sale(${ids}) as products, batches_for_sale(${ids}) as batches, nextval('order_numbers') as number, u.name, u.email,
         (select settings from shop_settings order by version desc limit 1) as shop
  from users u where u.id = ${buyer}`;

/**
 * Claims the idempotency key, locks the products and reads what an order needs, in one round trip. If the key was used
 * before, only the stored response is returned, and the number drawn for it stays unused.
 */
export async function openSale(
  trx: Database,
  { ids, buyer, claim }: { ids: readonly string[]; buyer: string; claim: IdempotencyClaim | null },
): Promise<{ sale: Sale } | { stored: unknown }> {
  const known = distinct(ids.filter(isId));
  const opened = await claimAndRead<[unknown, SaleRead]>(trx, claim, [
    lockingProducts(known),
    readingSale(known, buyer),
  ]);
  if ('stored' in opened) return opened;
  const [, [read]] = opened.read;
  return { sale: saleOf(read as SaleRead) };
}
