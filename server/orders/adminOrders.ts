/** Orders in the admin area, with their calls, notes, and the earlier orders of their phone numbers. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf } from '#domain/pages.ts';
import { type OrderCount, phonePastOf } from '#domain/phonePast.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import {
  callAndNoteCountsOf,
  callsOf,
  latestOfPhone,
  notesOf,
  type OtherOrderRow,
  otherOrdersOfPhones,
} from './adminOrderQueries.ts';
import { findOrders, orderFilterAt } from './orderListQueries.ts';
import { findOrder, type OrderRow } from './orderQueries.ts';
import { adminPartOf, orderResponse } from './orderResponse.ts';

/** As many as fit beside an order. */
const shownOthers = 5;

const inTaka = ({ orders, poisha }: OrderCount) => ({ orders, amount: toTaka(poisha) });

async function adminOrdersOf(db: Database, rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  const [counts, othersOf] = await Promise.all([callAndNoteCountsOf(db, ids), otherOrdersOfPhones(db, rows)]);
  return rows.map((row) => {
    const past = phonePastOf(othersOf(row));
    return {
      ...orderResponse(row),
      ...adminPartOf(row),
      confirmation: row.confirmation,
      ...(counts.get(row.id) ?? { calls: 0, notes: 0 }),
      phonePast: {
        ordered: inTaka(past.ordered),
        received: inTaka(past.received),
        refused: inTaka(past.refused),
        cancelled: inTaka(past.cancelled),
      },
    };
  });
}

/** The response to a command that changed the order, in its transaction. */
export async function changedOrder(trx: Database, id: string) {
  const row = await findOrder(trx, id);
  const [order] = row ? await adminOrdersOf(trx, [row]) : [];
  if (!order) throw new Problem('orderNotFound');
  return { order };
}

export const orders: Handler<typeof endpoints.orders> = async ({ query }, { db, clock }) => {
  const { page, limit, ...listed } = query;
  const filter = orderFilterAt(listed, clock());
  const { rows, total } = await findOrders(db, filter, { limit, offset: offsetOf(page, limit) });
  return {
    orders: await adminOrdersOf(db, rows),
    currentPage: page,
    totalPages: Math.ceil(total / limit),
    totalOrders: total,
  };
};

const withId = <Row extends { id: string }>({ id, ...rest }: Row) => ({ _id: id, ...rest });

const otherOrder = (row: OtherOrderRow) => ({
  _id: row.id,
  orderNumber: row.order_number,
  createdAt: row.created_at,
  status: row.status,
  confirmation: row.confirmation,
  totalPrice: toTaka(row.total_price),
});

export const adminOrder: Handler<typeof endpoints.adminOrder> = async ({ params: { id } }, { db }) => {
  const row = isId(id) ? await findOrder(db, id) : null;
  if (!row) throw new Problem('orderNotFound');
  const [[order], calls, notes, others] = await Promise.all([
    adminOrdersOf(db, [row]),
    callsOf(db, id),
    notesOf(db, id),
    latestOfPhone(db, row.phone, { besides: id, limit: shownOthers }),
  ]);
  if (!order) throw new Problem('orderNotFound');
  return {
    order,
    calls: calls.map(withId),
    notes: notes.map(withId),
    otherOrders: others.map(otherOrder),
  };
};
