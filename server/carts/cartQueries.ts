import { type RawBuilder, sql } from 'kysely';
import type { Coupon } from '#domain/coupons.ts';
import { type CouponRead, couponOf } from '#server/coupons/useQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { claimAndRead, type IdempotencyClaim, storingKey } from '#server/database/idempotency.ts';
import { executeFirst, executePrepared } from '#server/database/prepared.ts';
import { type ProductRead, type ProductsById, productsById } from '#server/products/saleQueries.ts';

export interface CartLineRow {
  id: string;
  productId: string;
  size: string | null;
  colour: string | null;
  quantity: number;
  /** The price in poisha when the line was added. */
  priceSeen: number;
}

/** Lines in the order they were added, with their products and any other requested products. */
export interface Cart {
  lines: readonly CartLineRow[];
  products: ProductsById;
  /** The code that the customer applied. */
  couponCode: string | null;
  /** Null if the shop does not know the code. */
  coupon: Coupon | null;
}

/** The shape that the database functions return. */
export interface CartRead {
  lines: CartLineRow[];
  products: ProductRead[];
  couponCode: string | null;
  coupon: CouponRead | null;
}

export const cartOf = ({ products, coupon, ...read }: CartRead): Cart => ({
  ...read,
  products: productsById(products),
  coupon: couponOf(coupon),
});

const readingCartToChange = (userId: string, { now, others = [] }: Locking): RawBuilder<{ cart: CartRead }> =>
  sql`select cart_to_change(${userId}, ${[...new Set(others)]}::uuid[], ${now}) as cart`;

export async function findCart(db: Database, userId: string): Promise<Cart> {
  const { rows } = await executePrepared(
    db,
    sql<{ cart: CartRead }>`select cart_of(${userId}, '{}') as cart`,
  );
  return cartOf((rows[0] as { cart: CartRead }).cart);
}

interface Locking {
  now: Date;
  /** Other products to read together with those of the cart. */
  others?: readonly string[];
}

/** Creates the cart if needed, locks it and reads it. Concurrent changes wait. */
export async function lockCart(trx: Database, userId: string, locking: Locking): Promise<Cart> {
  const { rows } = await executeFirst(trx, readingCartToChange(userId, locking));
  return cartOf((rows[0] as { cart: CartRead }).cart);
}

/** The same for a request that may be repeated. A repeated one changes no line: its response is the cart as it is now. */
export async function lockCartFor(
  trx: Database,
  { claim, userId, ...locking }: Locking & { claim: IdempotencyClaim | null; userId: string },
): Promise<{ cart: Cart; isRepeated: boolean }> {
  const locked = await claimAndRead<[{ cart: CartRead }]>(trx, claim, [readingCartToChange(userId, locking)]);
  const [[read]] = locked.read;
  return { cart: cartOf((read as { cart: CartRead }).cart), isRepeated: 'stored' in locked };
}

interface CartWrite {
  userId: string;
  rows: readonly CartLineRow[];
  now: Date;
  /** The ids of all lines of the cart in another order than they were added in. */
  order?: readonly string[];
  /** The request's idempotency key, if it has one. */
  claim?: IdempotencyClaim | null;
}

/** The statements that write the rows and store the key. */
export function writingRows({ userId, rows, now, order, claim }: CartWrite): RawBuilder<unknown>[] {
  const ordering = order ? [orderingLines(userId, order, now)] : [];
  const storing = claim ? [storingKey(claim)] : [];
  return [insertingLines({ userId, rows, now }), ...ordering, ...storing];
}

const insertingLines = ({ userId, rows, now }: Omit<CartWrite, 'claim'>): RawBuilder<unknown> => sql`
    insert into cart_lines (id, user_id, product_id, size, colour, quantity, price_seen, added_at)
    select r.id, ${userId}, r."productId", r.size, r.colour, r.quantity, r."priceSeen", ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (id uuid, "productId" uuid, size text, colour text, quantity int, "priceSeen" bigint)
    on conflict on constraint cart_lines_same_choice_key do update
      set quantity = excluded.quantity, price_seen = excluded.price_seen`;

/** A cart shows its lines in the order of `added_at`. None is after `now`, so that what is added next is the last one. */
const orderingLines = (userId: string, ids: readonly string[], now: Date): RawBuilder<unknown> => sql`
    update cart_lines l
    set added_at = ${now}::timestamptz - (${ids.length}::int - o.place) * interval '1 microsecond'
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where l.id = o.id and l.user_id = ${userId}`;

/** False when the caller has no such line. */
export async function removeLine(trx: Database, userId: string, lineId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('id', '=', lineId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Null removes the code. The caller has locked the cart. */
export async function setCouponCode(trx: Database, userId: string, code: string | null): Promise<void> {
  await trx.updateTable('carts').set({ coupon_code: code }).where('user_id', '=', userId).execute();
}

export async function removeAllLines(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}
