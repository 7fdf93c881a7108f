/** Payouts, read by admins. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { countPayouts, listPayouts } from './payoutQueries.ts';
import { payoutPage, payoutResponse } from './payoutResponse.ts';

export const payouts: Handler<typeof endpoints.payouts> = async ({ query: { page, limit } }, { db }) => {
  const [rows, total] = await Promise.all([
    listPayouts(db, { limit, offset: offsetOf(page, limit) }),
    countPayouts(db),
  ]);
  return { payouts: rows.map(payoutResponse), pagination: paginationOf(total, page, limit) };
};

export const payout: Handler<typeof endpoints.payout> = async ({ params: { id }, query }, { db }) => {
  if (!isId(id)) throw new Problem('payoutNotFound');
  return payoutPage(db, id, query);
};
