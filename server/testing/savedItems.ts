/** Inserts saved items straight into the database. */
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { type BuiltProduct, buildProduct } from './goods.ts';

export interface SavedItemOptions {
  product?: Pick<BuiltProduct, 'id'>;
  quantity?: number;
  size?: string;
  colour?: string;
}

export async function buildSavedItem(
  db: Database,
  { id: userId }: { id: string },
  { product, quantity = 1, size, colour }: SavedItemOptions = {},
): Promise<string> {
  const id = newId();
  const { id: product_id } = product ?? (await buildProduct(db));
  await db
    .insertInto('carts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('saved_items')
    .values({ id, user_id: userId, product_id, size, colour, quantity, price_seen: 45_000 })
    .execute();
  return id;
}
