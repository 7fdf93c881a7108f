/** Carts in the database. */
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { type ProductForSale, type ProductsById, productsById } from '#server/products/saleQueries.ts';

export interface CartLineRow {
  id: string;
  productId: string;
  size: string | null;
  colour: string | null;
  quantity: number;
  /** Poisha, when it was put in. */
  priceSeen: number;
}

/** Its lines in the order they were put in, with their products, and others that were asked for. */
export interface Cart {
  lines: readonly CartLineRow[];
  products: ProductsById;
}

/** As the database's functions tell of it. */
export interface CartRead {
  lines: CartLineRow[];
  products: ProductForSale[];
}

export const cartOf = ({ lines, products }: CartRead): Cart => ({ lines, products: productsById(products) });

async function cartRead(db: Database, call: RawBuilder<CartRead>): Promise<Cart> {
  const { rows } = await executePrepared(db, sql<{ cart: CartRead }>`select ${call} as cart`);
  return cartOf((rows[0] as { cart: CartRead }).cart);
}

export const findCart = (db: Database, userId: string): Promise<Cart> =>
  cartRead(db, sql`cart_of(${userId}, '{}')`);

interface Locking {
  now: Date;
  /** Other products to be read with those of the cart. */
  others?: readonly string[];
}

/** Makes the cart where there is none and reads it; whoever changes it meanwhile waits. A part of a statement. */
export const lockingCart = (
  userId: string | RawBuilder<string>,
  { now, others = [] }: Locking,
): RawBuilder<CartRead> => sql`cart_to_change(${userId}, ${[...new Set(others)]}::uuid[], ${now})`;

export const lockCart = (trx: Database, userId: string, locking: Locking): Promise<Cart> =>
  cartRead(trx, lockingCart(userId, locking));

export interface LineToKeep {
  productId: string;
  selectedSize: string | null;
  selectedColor: string | null;
  quantity: number;
  pricePoisha: number;
}

/** The statement that writes the lines as they should be: a line of the same choice gets this quantity, any other is new. */
export function keepingLines(
  userId: string,
  lines: readonly LineToKeep[],
  now: Date,
): RawBuilder<CartLineRow> {
  const rows = lines.map((line) => ({
    id: newId(),
    product_id: line.productId,
    size: line.selectedSize,
    colour: line.selectedColor,
    quantity: line.quantity,
    price_seen: line.pricePoisha,
  }));
  return sql<CartLineRow>`
    insert into cart_lines (id, user_id, product_id, size, colour, quantity, price_seen, added_at)
    select k.id, ${userId}, k.product_id, k.size, k.colour, k.quantity, k.price_seen, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as k (id uuid, product_id uuid, size text, colour text, quantity int, price_seen bigint)
    on conflict on constraint cart_lines_same_choice_key do update
      set quantity = excluded.quantity, price_seen = excluded.price_seen
    returning id, product_id as "productId", size, colour, quantity, price_seen as "priceSeen"`;
}

export async function keepLines(
  trx: Database,
  userId: string,
  lines: readonly LineToKeep[],
  now: Date,
): Promise<readonly CartLineRow[]> {
  if (lines.length === 0) return [];
  return (await executePrepared(trx, keepingLines(userId, lines, now))).rows;
}

/** The cart as it is once these lines are kept. */
export function withKept(cart: Cart, kept: readonly CartLineRow[]): Cart {
  const byId = new Map(kept.map((line) => [line.id, line]));
  const known = cart.lines.map((line) => byId.get(line.id) ?? line);
  const ids = new Set(cart.lines.map(({ id }) => id));
  return { ...cart, lines: [...known, ...kept.filter(({ id }) => !ids.has(id))] };
}

export const without = (cart: Cart, lineId: string): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => id !== lineId),
});

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
