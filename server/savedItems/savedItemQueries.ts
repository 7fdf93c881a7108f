/** Items saved for later. A command that changes them has locked the cart. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { CartLineRow } from '#server/carts/cartQueries.ts';
import type { Database } from '#server/database/connect.ts';

/** The newest first. */
export async function savedItemsOf(db: Database, userId: string): Promise<CartLineRow[]> {
  const { rows } = await sql<CartLineRow>`
    select id, product_id as "productId", size, colour, quantity, price_seen as "priceSeen"
    from saved_items where user_id = ${userId} order by saved_at desc, id desc`.execute(db);
  return rows;
}

type NewItem = Omit<CartLineRow, 'id'>;

/** An item of the same choice gets the new quantity and comes first. */
export async function writeSavedItems(
  trx: Database,
  userId: string,
  items: readonly NewItem[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({ id: newId(), ...item }));
  await sql`
    insert into saved_items (id, user_id, product_id, size, colour, quantity, price_seen, saved_at)
    select r.id, ${userId}, r."productId", r.size, r.colour, r.quantity, r."priceSeen", ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (id uuid, "productId" uuid, size text, colour text, quantity int, "priceSeen" bigint)
    on conflict on constraint saved_items_same_choice_key do update
      set quantity = excluded.quantity, price_seen = excluded.price_seen, saved_at = excluded.saved_at`.execute(
    trx,
  );
}

/** False when the caller has no such item. */
export async function removeSaved(trx: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_items')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
