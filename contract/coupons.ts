/** The shop's coupons, for admins. Amounts are in taka, moments in UTC. */
import { z } from 'zod';
import { categoryValues } from '#domain/categories.ts';
import { couponChangeSchema, couponListingSchema, couponSchema } from '#domain/coupons.schema.ts';
import { couponKindValues, couponStates } from '#domain/coupons.ts';
import { endpoint } from './endpoint.ts';
import { amount, idParams, messageResponse, moment, pagination } from './values.ts';

const admin = { who: 'admin', duty: 'products', group: 'Coupons' } as const;

const coupon = z.object({
  _id: z.string(),
  code: z.string(),
  kind: z.enum(couponKindValues),
  /** A percentage, or taka. 0 for free delivery. */
  value: z.number(),
  minSpend: amount,
  maxDiscount: amount.nullable(),
  startsAt: moment.nullable(),
  /** Exclusive: the code holds until then. */
  endsAt: moment.nullable(),
  limit: z.int().nullable(),
  limitPerPhone: z.int().nullable(),
  categories: z.array(z.enum(categoryValues)),
  active: z.boolean(),
  state: z.enum(couponStates),
  /** Orders with the code that were not cancelled. */
  used: z.int(),
  /** What its delivered orders brought, less refunds. For admins with the duty `money`. */
  revenue: amount.optional(),
  /** What its open orders will bring. For admins with the duty `money`. */
  expected: amount.optional(),
  /** What was taken off its orders. */
  discounts: amount,
  /** When an admin saved it last. */
  changedAt: moment,
});
const saved = z.object({ coupon });

export const coupons = {
  coupons: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/coupons',
    summary: 'All coupons with their uses, revenue and discounts, newest first',
    input: { query: couponListingSchema },
    response: z.object({ coupons: z.array(coupon), pagination }),
  }),
  addCoupon: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/coupons',
    summary: 'Create a coupon',
    input: { body: couponSchema },
    response: saved,
    status: 201,
    refusals: ['couponCodeTaken', 'idempotencyMismatch'],
    idempotent: true,
  }),
  changeCoupon: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/coupons/:id',
    summary:
      'Change a coupon, unless another admin has changed it since `basedOn`. Placed orders keep their discount',
    input: { params: idParams, body: couponChangeSchema },
    response: saved,
    refusals: ['couponNotFound', 'couponCodeTaken', 'changedMeanwhile'],
  }),
  deleteCoupon: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/coupons/:id',
    summary: 'Delete a coupon that no order uses',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['couponNotFound', 'couponUsed'],
  }),
};
