/** Carts in the database. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';

export interface CartLineRow {
  id: string;
  productId: string;
  size: string | null;
  colour: string | null;
  quantity: number;
  /** Poisha, when it was put in. */
  priceSeen: number;
}

/** Makes the cart where there is none; whoever changes the same cart meanwhile waits. */
export async function lockCart(trx: Database, userId: string, now: Date): Promise<void> {
  await sql`
    insert into carts (user_id, created_at, updated_at) values (${userId}, ${now}, ${now})
    on conflict (user_id) do update set updated_at = excluded.updated_at`.execute(trx);
}

/** In the order they were put in. */
export const cartLinesOf = (db: Database, userId: string): Promise<CartLineRow[]> =>
  db
    .selectFrom('cart_lines')
    .select(['id', 'product_id as productId', 'size', 'colour', 'quantity', 'price_seen as priceSeen'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export interface LineToKeep {
  productId: string;
  selectedSize: string | null;
  selectedColor: string | null;
  quantity: number;
  pricePoisha: number;
}

/** Writes the lines as they should be: a line of the same choice gets this quantity, any other is new. */
export async function keepLines(
  trx: Database,
  userId: string,
  lines: readonly LineToKeep[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({
    id: newId(),
    user_id: userId,
    product_id: line.productId,
    size: line.selectedSize,
    colour: line.selectedColor,
    quantity: line.quantity,
    price_seen: line.pricePoisha,
    added_at: now,
  }));
  await trx
    .insertInto('cart_lines')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('cart_lines_same_choice_key').doUpdateSet((line) => ({
        quantity: line.ref('excluded.quantity'),
        price_seen: line.ref('excluded.price_seen'),
      })),
    )
    .execute();
}

/** False where the caller has no such line. */
export async function removeLine(trx: Database, userId: string, lineId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('id', '=', lineId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeAllLines(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}
