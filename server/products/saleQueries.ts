/** What a purchase reads of a product: price, stock and choices, as this transaction sees them. */
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import { type Component, countsOfCombo, type StockedComponent } from '#domain/combos.ts';
import { isId } from '#domain/ids.ts';
import type { ProductToOrder } from '#domain/newOrder.ts';
import type { Database } from '#server/database/connect.ts';
import { Conflict } from '#server/database/databaseErrors.ts';
import { claimAndRead, type IdempotencyClaim } from '#server/database/idempotency.ts';
import { newestStored, type StoredSettings } from '#server/settings/versionQueries.ts';

export interface ProductForSale extends ProductToOrder {
  category: Category;
  nameBn: string;
  originalPoisha: number | null;
  /** What a piece costs the shop. Null where that is not known. */
  costPoisha: number | null;
  /** Pieces that can be bought, over all sizes and colors. */
  available: number;
  images: { url: string; publicId: string; alt: string; width: number | null; height: number | null }[];
  components: readonly StockedComponent<ProductForSale>[];
}

/** A product in the shape that the database function `products_to_sell` returns. */
export interface ProductRead extends Omit<ProductForSale, 'components'> {
  components: readonly Component[];
}

/**
 * Locks the products' rows, and those of the components of combos, in order of their ids. All transactions that change stock
 * lock in the same order, so there is no deadlock. A size's or color's stock changes only under its product's lock. Returns
 * the ids of all that are locked.
 */
export async function lockProducts(trx: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await lockingProducts(distinct(ids)).execute(trx);
  return rows.map(({ id }) => id);
}

const lockingProducts = (ids: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql`
  select id from products
  where id = any(${ids} || array(select component_id from combo_components where combo_id = any(${ids})))
  order by id for no key update`;

const distinct = (ids: readonly string[]): RawBuilder<unknown> => sql`${[...new Set(ids)]}::uuid[]`;

export type ProductsById = ReadonlyMap<string, ProductForSale>;

/** By id, with the products that combos are made of. The counts of such a combo are what these allow. */
export function productsById(read: readonly ProductRead[]): ProductsById {
  const simple = new Map(read.map((product) => [product.id, { ...product, components: [] }]));
  return new Map(
    read.map(({ components, ...product }): [string, ProductForSale] => {
      const known = components.flatMap((component) => {
        const stocked = simple.get(component.product);
        return stocked ? [{ ...component, stocked }] : [];
      });
      if (known.length === 0) return [product.id, simple.get(product.id) as ProductForSale];
      const counts = countsOfCombo(known);
      return [product.id, { ...product, ...counts, available: counts.stock, components: known }];
    }),
  );
}

const readingProducts = (ids: RawBuilder<unknown>): RawBuilder<ProductRead[]> => sql`
  (select coalesce(json_agg(product), '[]') from products_to_sell(${ids}) product)`;

/** The products as this transaction sees them. Unknown ids are left out. */
export async function productsForSale(trx: Database, ids: readonly string[]): Promise<ProductsById> {
  const { rows } = await sql<Pick<SaleRead, 'products'>>`
    select ${readingProducts(distinct(ids.filter(isId)))} as products`.execute(trx);
  return productsById(rows[0]?.products ?? []);
}

/**
 * An admin may have changed what a combo is made of while the lock on it was waited for. Its new components are not locked
 * then, so the transaction begins again.
 */
export function refuseUnlocked(products: ProductsById, locked: readonly string[]): void {
  const ids = new Set(locked);
  const isLocked = ({ components }: ProductForSale) => components.every(({ product }) => ids.has(product));
  if (![...products.values()].every(isLocked)) throw new Conflict('a combo was changed meanwhile');
}

/** The data of a sale. */
export interface Sale {
  /** Locked. */
  products: ProductsById;
  settings: StoredSettings | undefined;
  buyer: { name: string; email: string | null };
  /** For the order's number. It is never given out again. */
  number: number;
}

interface SaleRead {
  products: ProductRead[];
  shop: StoredSettings | null;
  name: string;
  email: string | null;
  number: number;
}

const saleOf = ({ products, shop, number, ...buyer }: SaleRead): Sale => ({
  products: productsById(products),
  settings: shop ?? undefined,
  buyer,
  number,
});

const readingSale = (ids: RawBuilder<unknown>, buyer: string): RawBuilder<SaleRead> => sql`
  select ${readingProducts(ids)} as products, nextval('order_numbers') as number, u.name, u.email, (${newestStored}) as shop
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
  const opened = await claimAndRead<[{ id: string }, SaleRead]>(trx, claim, [
    lockingProducts(known),
    readingSale(known, buyer),
  ]);
  if ('stored' in opened) return opened;
  const [locked, [read]] = opened.read;
  const sale = saleOf(read as SaleRead);
  refuseUnlocked(
    sale.products,
    locked.map(({ id }) => id),
  );
  return { sale };
}
