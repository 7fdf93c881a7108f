/** The shop's coupons. Amounts are in poisha. */
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#domain/categories.ts';
import type { CouponKind } from '#domain/coupons.ts';
import type { Database } from '#server/database/connect.ts';
import { orderNet } from '#server/projections/orderNet.ts';

/** What an admin sets. */
export interface CouponToWrite {
  code: string;
  kind: CouponKind;
  value: number;
  min_spend: number;
  max_discount: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  usage_limit: number | null;
  limit_per_phone: number | null;
  categories: Category[];
  active: boolean;
}

export interface StoredCoupon extends CouponToWrite {
  id: string;
  used: number;
  /** Orders that use the coupon do not change it. */
  updated_at: Date;
  /** The sum of the coupon's delivered orders, less refunds. */
  revenue: number;
  /** The sum of the coupon's open orders. */
  expected: number;
  discounts: number;
}

const columns = sql`
  c.id, c.code, c.kind, c.value, c.min_spend, c.max_discount, c.starts_at, c.ends_at, c.usage_limit, c.limit_per_phone,
  c.categories, c.active, c.used, c.updated_at, coalesce(s.revenue, 0)::bigint as revenue,
  coalesce(s.expected, 0)::bigint as expected, coalesce(s.discounts, 0)::bigint as discounts`;

/** `which` ends the statement. Only the coupons of a page are summed up. */
async function selectCoupons(db: Database, which: RawBuilder<unknown>): Promise<StoredCoupon[]> {
  const { rows } = await sql<StoredCoupon>`
    with page as (select * from coupons ${which})
    select ${columns} from page c
    left join (
      select u.coupon_id, sum(${orderNet}) filter (where o.status = 'delivered') as revenue,
             sum(${orderNet}) filter (where o.status <> 'delivered') as expected, sum(o.discount) as discounts
      from coupon_uses u join orders o on o.id = u.order_id
      where u.coupon_id in (select id from page) group by u.coupon_id
    ) s on s.coupon_id = c.id
    order by c.created_at desc, c.id desc`.execute(db);
  return rows;
}

/** Newest first. */
export const listCoupons = (db: Database, { limit, offset }: { limit: number; offset: number }) =>
  selectCoupons(db, sql`order by created_at desc, id desc limit ${limit} offset ${offset}`);

export async function countCoupons(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from coupons`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function couponWithSums(db: Database, id: string): Promise<StoredCoupon | null> {
  const [coupon] = await selectCoupons(db, sql`where id = ${id}`);
  return coupon ?? null;
}

type LockedCoupon = CouponToWrite & Pick<StoredCoupon, 'used' | 'updated_at'>;

/** Locks the coupon until the transaction ends, so that no order uses it meanwhile. */
export async function lockCoupon(trx: Database, id: string): Promise<LockedCoupon | null> {
  const { rows } = await sql<LockedCoupon>`
    select code, kind, value, min_spend, max_discount, starts_at, ends_at, usage_limit, limit_per_phone, categories, active,
           used, updated_at from coupons where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function insertCoupon(
  trx: Database,
  { id, coupon, now }: { id: string; coupon: CouponToWrite; now: Date },
): Promise<void> {
  await trx
    .insertInto('coupons')
    .values({ id, ...coupon, created_at: now, updated_at: now })
    .execute();
}

export async function updateCoupon(
  trx: Database,
  { id, coupon, now }: { id: string; coupon: CouponToWrite; now: Date },
): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({ ...coupon, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteCouponRow(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('coupons').where('id', '=', id).execute();
}
