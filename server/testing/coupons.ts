/** Inserts coupons straight into the database, and reads their uses. */
import { v7 as newId } from 'uuid';
import type { CouponToWrite } from '#server/coupons/couponQueries.ts';
import type { Database } from '#server/database/connect.ts';

export interface BuiltCoupon {
  id: string;
  code: string;
}

let coupons = 0;
export const newCode = (): string => {
  coupons += 1;
  return `CODE-${coupons}`;
};

/** 10 % off everything, unless the terms say otherwise. Amounts are in poisha. */
export async function buildCoupon(db: Database, terms: Partial<CouponToWrite> = {}): Promise<BuiltCoupon> {
  const id = newId();
  const code = terms.code ?? newCode();
  await db
    .insertInto('coupons')
    .values({ id, kind: 'percent', value: 10, ...terms, code })
    .execute();
  return { id, code };
}

/** The count of uses, and the rows that it counts. */
export async function usesOf(db: Database, { id }: BuiltCoupon): Promise<{ used: number; rows: number }> {
  const { used } = await db
    .selectFrom('coupons')
    .select('used')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('coupon_uses').select('order_id').where('coupon_id', '=', id).execute();
  return { used, rows: rows.length };
}

/** Records that the order uses the coupon. */
export async function recordUse(
  db: Database,
  coupon: BuiltCoupon,
  orderId: string,
  poisha = 0,
): Promise<void> {
  await db
    .insertInto('coupon_uses')
    .values({ order_id: orderId, coupon_id: coupon.id, phone: '01712345678', amount: poisha })
    .execute();
  await db
    .updateTable('coupons')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', coupon.id)
    .execute();
}
