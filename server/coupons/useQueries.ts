/**
 * The uses of coupons by orders. The coupon's row is locked before the products and after the order, as all commands do
 * that lock several of them.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Coupon, CouponTerms } from '#domain/coupons.ts';
import type { Database } from '#server/database/connect.ts';
import { executeFirst } from '#server/database/prepared.ts';

/** As the database functions return it: moments as text. */
export interface CouponRead extends Omit<Coupon, 'startsAt' | 'endsAt'> {
  startsAt: string | null;
  endsAt: string | null;
}

const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

export const couponOf = (read: CouponRead | null): Coupon | null =>
  read && { ...read, startsAt: momentOf(read.startsAt), endsAt: momentOf(read.endsAt) };

/** With the uses from the phone of the account. Null if there is no such code. */
export async function findCoupon(
  db: Database,
  { code, userId }: { code: string; userId: string },
): Promise<Coupon | null> {
  const { rows } = await sql<{ coupon: CouponRead | null }>`
    select coupon_by_code(${code}, (select phone from users where id = ${userId})) as coupon`.execute(db);
  return couponOf(rows[0]?.coupon ?? null);
}

/** Begins a transaction: locks the coupon until it ends, so that no other order uses it meanwhile. Null if unknown. */
export async function couponToUse(
  trx: Database,
  { code, phone }: { code: string; phone: string },
): Promise<Coupon | null> {
  const { rows } = await executeFirst(
    trx,
    sql<{ coupon: CouponRead | null }>`select coupon_to_use(${code}, ${phone}) as coupon`,
  );
  return couponOf(rows[0]?.coupon ?? null);
}

interface Use {
  orderId: string;
  couponId: string;
  phone: string;
  /** What it takes off, in poisha. */
  amount: number;
  now: Date;
}

/** The statements that count the use. The caller has locked the coupon and checked its limits. */
export const recordingUse = ({ orderId, couponId, phone, amount, now }: Use): RawBuilder<unknown>[] => [
  sql`insert into coupon_uses (order_id, coupon_id, phone, amount, used_at)
      values (${orderId}, ${couponId}, ${phone}, ${amount}, ${now})`,
  sql`update coupons set used = used + 1 where id = ${couponId}`,
];

/** A cancelled order no longer uses its coupon. The caller holds the order's lock, so this happens once. */
export async function giveBackUse(
  trx: Database,
  { id, couponCode }: { id: string; couponCode: string | null },
): Promise<void> {
  if (couponCode === null) return;
  await sql`
    with given_back as (delete from coupon_uses where order_id = ${id} returning coupon_id)
    update coupons c set used = used - 1 from given_back g where c.id = g.coupon_id`.execute(trx);
}

export interface UsedCoupon {
  terms: CouponTerms;
  /** Poisha. */
  givenPoisha: number;
}

/** What the coupon of an order takes off by today's terms, and what it took off. */
export async function usedCouponOf(trx: Database, orderId: string): Promise<UsedCoupon | null> {
  const { rows } = await sql<CouponTerms & { given: number }>`
    select c.kind, c.value, c.min_spend as "minSpendPoisha", c.max_discount as "maxDiscountPoisha", c.categories,
           u.amount as given
    from coupon_uses u join coupons c on c.id = u.coupon_id where u.order_id = ${orderId}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { given, ...terms } = row;
  return { terms, givenPoisha: given };
}

export async function changeUse(trx: Database, orderId: string, poisha: number): Promise<void> {
  await sql`update coupon_uses set amount = ${poisha} where order_id = ${orderId}`.execute(trx);
}
