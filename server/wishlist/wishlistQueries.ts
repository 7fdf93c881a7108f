/** Wishlists. A deleted product stays saved and shows again when it is restored. */
import { type RawBuilder, sql } from 'kysely';
import { MAX_WISHES } from '#domain/wishlists.ts';
import type { Database } from '#server/database/connect.ts';
import { type ProductRow, wholeProduct } from '#server/products/productQueries.ts';

async function selectWishes(db: Database, userId: string, which: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from wishlist_items w join products p on p.id = w.product_id
    where w.user_id = ${userId} and ${which}
    order by w.added_at desc, w.product_id desc limit ${MAX_WISHES}`.execute(db);
  return rows;
}

/** Products on sale, most recently saved first. */
export const wishesOf = (db: Database, userId: string): Promise<ProductRow[]> =>
  selectWishes(db, userId, sql`p.listed`);

/** Hidden and deleted products, most recently saved first. */
export const unavailableWishesOf = (db: Database, userId: string): Promise<ProductRow[]> =>
  selectWishes(db, userId, sql`not p.listed`);

/** Locks the wishlist, so that concurrent changes keep the limit. */
export async function lockWishlist(trx: Database, userId: string): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
}

/** Ids of the products that the wishlist shows. */
export async function wishedIdsOf(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from wishlist_items w join products p on p.id = w.product_id
    where w.user_id = ${userId} and p.listed`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these ids are products on sale. */
export async function listedAmong(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from products where id = any(${[...ids]}::uuid[]) and listed`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Saves the products so that the first one becomes the first of the list. Products that are already saved keep their
 * place.
 */
export async function saveWishes(
  trx: Database,
  userId: string,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  if (productIds.length === 0) return;
  const rows = productIds.map((product_id, place) => ({
    user_id: userId,
    product_id,
    added_at: new Date(now.getTime() - place),
  }));
  await trx
    .insertInto('wishlist_items')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeWish(db: Database, userId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_items')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}
