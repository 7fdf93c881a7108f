/** Admins read, create, change and delete coupons. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Handler, LoggedIn } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import { couponMessages } from '#texts/couponRules.ts';
import {
  countCoupons,
  couponWithSums,
  deleteCouponRow,
  insertCoupon,
  listCoupons,
  lockCoupon,
  updateCoupon,
} from './couponQueries.ts';
import { couponResponse, couponToWrite, termsOf } from './couponResponse.ts';

export const coupons: Handler<typeof endpoints.coupons> = async (
  { query: { page, limit } },
  { db, caller, clock },
) => {
  const [rows, total] = await Promise.all([
    listCoupons(db, { limit, offset: offsetOf(page, limit) }),
    countCoupons(db),
  ]);
  const now = clock();
  return {
    coupons: rows.map((coupon) => couponResponse(coupon, caller, now)),
    pagination: paginationOf(total, page, limit),
  };
};

async function savedCoupon(trx: Database, id: string, { caller, now }: { caller: LoggedIn; now: Date }) {
  const coupon = await couponWithSums(trx, id);
  if (!coupon) throw new Problem('couponNotFound');
  return { coupon: couponResponse(coupon, caller, now) };
}

export const addCoupon: Handler<typeof endpoints.addCoupon> = async ({ body }, context) => {
  const claim = claimOf(context, body);
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 201, async () => {
      const [id, actor] = [newId(), actorOf(context)];
      const coupon = couponToWrite(body);
      await insertCoupon(trx, { id, coupon, now: actor.now });
      const event = { action: 'coupon.create', subject: 'coupon', subjectId: id } as const;
      await recordAuditEvent(trx, { ...event, details: { name: coupon.code } }, actor);
      return savedCoupon(trx, id, { caller: context.caller, now: actor.now });
    }),
  );
};

/** The database refuses it, too: a coupon is never used more often than its limit. */
const limitTooLow = (used: number) =>
  new Problem('invalidInput', {
    errors: { limit: couponMessages.usedAlready(used) },
  });

export const changeCoupon: Handler<typeof endpoints.changeCoupon> = async (
  { params: { id }, body: { basedOn, ...body } },
  context,
) => {
  if (!isId(id)) throw new Problem('couponNotFound');
  return inTransaction(context.db, async (trx) => {
    const before = await lockCoupon(trx, id);
    if (!before) throw new Problem('couponNotFound');
    refuseOutdated(basedOn, before.updated_at);
    const coupon = couponToWrite(body);
    if (coupon.usage_limit !== null && coupon.usage_limit < before.used) throw limitTooLow(before.used);
    const actor = actorOf(context);
    await updateCoupon(trx, { id, coupon, now: actor.now });
    const event = { action: 'coupon.update', subject: 'coupon', subjectId: id } as const;
    const details = changesBetween(termsOf(before), termsOf(coupon));
    await recordAuditEvent(trx, { ...event, details }, actor);
    return savedCoupon(trx, id, { caller: context.caller, now: actor.now });
  });
};

export const deleteCoupon: Handler<typeof endpoints.deleteCoupon> = async ({ params: { id } }, context) => {
  if (!isId(id)) throw new Problem('couponNotFound');
  return inTransaction(context.db, async (trx) => {
    const coupon = await lockCoupon(trx, id);
    if (!coupon) throw new Problem('couponNotFound');
    if (coupon.used > 0) throw new Problem('couponUsed');
    await deleteCouponRow(trx, id);
    const event = { action: 'coupon.delete', subject: 'coupon', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { name: coupon.code } }, actorOf(context));
    return { message: couponMessages.deleted };
  });
};
