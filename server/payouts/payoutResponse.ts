/** Payouts in the API's responses. */
import type { Produced } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { adminPageSizes } from '#domain/adminPages.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { differenceOf, type PayoutOutcome, payoutOutcomeValues, settles } from '#domain/payouts.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import {
  findPayout,
  type OutcomeSums,
  pageOfRows,
  type ShownRow,
  type StoredPayout,
} from './payoutQueries.ts';

type PayoutPage = Produced<typeof endpoints.payout>;

const sumOf = (sums: readonly OutcomeSums[], of: (one: OutcomeSums) => number): number =>
  sums.reduce((total, one) => total + of(one), 0);

/** Rows that settle nothing and are not missing have no difference: nothing is due for them. */
const sumsOf = ({ outcome, rows, expected, received, fee }: OutcomeSums) => ({
  outcome,
  rows,
  expected: toTaka(expected),
  received: toTaka(received),
  fee: toTaka(fee),
  difference: toTaka(settles(outcome) || outcome === 'missing' ? received + fee - expected : 0),
});

export function payoutResponse(payout: StoredPayout) {
  const { id, courier, layout, sums } = payout;
  const settling = sums.filter(({ outcome }) => settles(outcome));
  const place = ({ outcome }: OutcomeSums) => payoutOutcomeValues.indexOf(outcome);
  return {
    _id: id,
    courier,
    layout,
    fileName: payout.file_name,
    state: payout.confirmed_at === null ? ('draft' as const) : ('confirmed' as const),
    createdAt: payout.created_at,
    createdBy: payout.created_by,
    confirmedAt: payout.confirmed_at,
    confirmedBy: payout.confirmed_by,
    rows: sumOf(sums, ({ outcome, rows }) => (outcome === 'missing' ? 0 : rows)),
    total: toTaka(sumOf(sums, ({ received }) => received)),
    received: toTaka(sumOf(settling, ({ received }) => received)),
    fee: toTaka(sumOf(settling, ({ fee }) => fee)),
    sums: [...sums].sort((one, other) => place(one) - place(other)).map(sumsOf),
  };
}

const takaOrNull = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));

const rowResponse = ({ order, shownNumber, status, ...row }: ShownRow) => ({
  ...row,
  order: order && status ? { _id: order, orderNumber: shownNumber ?? '', status } : null,
  collected: takaOrNull(row.collected),
  fee: takaOrNull(row.fee),
  received: takaOrNull(row.received),
  expected: takaOrNull(row.expected),
  difference: toTaka(differenceOf(row)),
});

const firstPage = { page: 1, limit: adminPageSizes.payoutRows };

/** A payout with a page of its rows. */
export async function payoutPage(
  db: Database,
  id: string,
  { page, limit, outcome }: { page: number; limit: number; outcome?: PayoutOutcome } = firstPage,
): Promise<PayoutPage> {
  const payout = await findPayout(db, id);
  if (!payout) throw new Problem('payoutNotFound');
  const rows = await pageOfRows(db, id, { outcome, limit, offset: offsetOf(page, limit) });
  const counted = payout.sums.filter((sums) => !outcome || sums.outcome === outcome);
  const total = sumOf(counted, (sums) => sums.rows);
  return {
    payout: payoutResponse(payout),
    rows: rows.map(rowResponse),
    pagination: paginationOf(total, page, limit),
  };
}
