import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { readDerivedTables } from '#server/testing/derivedTables.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { type StatementCells, statementOf } from '#server/testing/payouts.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { statementsOf } from '../../bench/statements.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db, { name: 'Rima' }));
const customer = await buildCustomer(db);
const product = await buildProduct(db, { price: 940, stock: 1000 });

let parcels = 0;
interface Booked {
  id: string;
  orderNumber: string;
  consignment: string;
}
/** An order of 1,000 taka, booked with Pathao unless another courier is named. */
async function booked(
  status: 'shipped' | 'delivered' | 'cancelled' = 'delivered',
  { courier = 'Pathao', hoursAgo = 24 } = {},
): Promise<Booked> {
  const placedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  const order = await buildOrder(db, { customer, lines: [{ product }], status: 'shipped', placedAt });
  parcels += 1;
  const consignment = `DL${parcels}`;
  const to = { token, body: { courier, consignment } };
  expect((await shop.call('PUT', `/admin/orders/${order.id}/booking`, to)).status).toBe(200);
  if (status === 'delivered') await deliver(order.id);
  return { ...order, consignment };
}
const deliver = async (id: string) => {
  const body = { status: 'delivered' };
  expect((await shop.call('PUT', `/orders/${id}/status`, { token, body })).status).toBe(200);
};

const upload = (rows: StatementCells, courier = 'Pathao', headers: Record<string, string> = {}) => {
  const form = statementOf(rows);
  const path = `/admin/payouts?courier=${courier}`;
  return shop.call('POST', path, { token, ...form, headers: { ...form.headers, ...headers } });
};
const confirm = (id: string) => shop.call('POST', `/admin/payouts/${id}/confirm`, { token });
const check = (id: string) => shop.call('POST', `/admin/payouts/${id}/check`, { token });
const read = async (id: string, query = '') =>
  (await shop.call('GET', `/admin/payouts/${id}${query}`, { token })).body;
const orderNow = async (id: string) => (await shop.call('GET', `/admin/orders/${id}`, { token })).body.order;
const outcomesOf = ({ rows }: { rows: { outcome: string }[] }) => rows.map(({ outcome }) => outcome);
/** Consignment, order number, collected, fee, paid. */
const row = ({ consignment, orderNumber }: Booked, paid = 940) => [consignment, orderNumber, 1000, 60, paid];

describe('a statement with a short and a missing row', () => {
  it('is shown with every row, settles nothing, and then settles what it names', async () => {
    const [full, missing, short] = [await booked(), await booked(), await booked()];
    const { status, body } = await upload([row(full), row(short, 900), ['DL-none', '', '1', '0', '1']]);
    expect(status).toBe(201);
    expect(outcomesOf(body)).toEqual(['matched', 'short', 'unknown', 'missing']);
    expect(body.payout).toMatchObject({
      courier: 'Pathao',
      layout: 'Pathao',
      fileName: 'statement.csv',
      state: 'draft',
      createdBy: 'Rima',
      confirmedAt: null,
      rows: 3,
      total: 1841,
      received: 1840,
      fee: 120,
    });
    expect(body.payout.sums).toEqual([
      { outcome: 'matched', rows: 1, expected: 1000, received: 940, fee: 60, difference: 0 },
      { outcome: 'short', rows: 1, expected: 1000, received: 900, fee: 60, difference: -40 },
      { outcome: 'missing', rows: 1, expected: 1000, received: 0, fee: 0, difference: -1000 },
      { outcome: 'unknown', rows: 1, expected: 0, received: 1, fee: 0, difference: 0 },
    ]);
    expect(body.rows[1]).toMatchObject({
      row: 3,
      order: { _id: short.id, orderNumber: short.orderNumber, status: 'delivered' },
      expected: 1000,
      received: 900,
      fee: 60,
      difference: -40,
    });
    expect((await orderNow(full.id)).settlement).toBeNull();

    const { _id } = body.payout;
    const { body: confirmed } = await confirm(_id);
    expect(confirmed.payout).toMatchObject({ state: 'confirmed', confirmedBy: 'Rima' });
    expect((await orderNow(short.id)).settlement).toMatchObject({
      payout: _id,
      received: 900,
      fee: 60,
      by: 'Rima',
    });
    expect((await orderNow(short.id)).changes.at(-1)).toMatchObject({
      kind: 'settled',
      details: { amount: 900 },
    });
    expect((await orderNow(missing.id)).settlement).toBeNull();
    expect((await read(_id, '?outcome=short')).rows).toHaveLength(1);
    const { body: audit } = await shop.call('GET', '/admin/audit?subject=payout&limit=1', { token });
    expect(audit.auditEvents[0]).toMatchObject({
      action: 'payout.confirm',
      subjectName: 'Pathao',
      details: { orders: 2, received: 1840 },
    });
    await settleAll(missing);
  });

  it('one that cannot be delivered, is named twice or was settled before is named as such', async () => {
    const [sent, twice, done] = [await booked('shipped'), await booked(), await booked()];
    await settleAll(done);
    const { body } = await upload([row(sent), row(twice), row(twice), row(done), ['', '', 'Total', '', '']]);
    expect(outcomesOf(body)).toEqual(['notDelivered', 'matched', 'repeated', 'alreadySettled', 'unread']);
    expect(body.rows[0].order.status).toBe('shipped');
    expect(body.rows[4].fault).toBe('This row names no parcel');
    await confirm(body.payout._id);
    expect((await orderNow(sent.id)).settlement).toBeNull();
    expect((await orderNow(twice.id)).settlement.received).toBe(940);
  });
});

/** So that later tests do not find the order missing. */
async function settleAll(...orders: Booked[]) {
  const { body } = await upload(orders.map((order) => row(order)));
  expect((await confirm(body.payout._id)).status).toBe(200);
}

it('a statement that a program sends without the name of a file is read all the same', async () => {
  const { body: form, headers } = statementOf([['DL-none', '', 1, 0, 1]]);
  const unnamed = form.toString().replace(/; filename="[^"]*"\r\nContent-Type: [^\r]*/, octets);
  const { status, body } = await shop.call('POST', '/admin/payouts?courier=Pathao', {
    token,
    headers,
    body: unnamed,
  });
  expect([status, body.payout?.fileName]).toEqual([201, '']);
});

const octets = '\r\nContent-Type: application/octet-stream';

describe('confirming', () => {
  it('twice settles once and responds alike', async () => {
    const order = await booked();
    const { body } = await upload([row(order)]);
    const [one, other] = [await confirm(body.payout._id), await confirm(body.payout._id)];
    expect(other).toMatchObject({ status: 200, body: one.body });
  });

  it('takes as many statements for three orders as for one', async () => {
    const statementsFor = async (orders: readonly Booked[]) => {
      const { body } = await upload(orders.map((order) => row(order)));
      const sent = await statementsOf(() => confirm(body.payout._id));
      for (const { id } of orders) expect((await orderNow(id)).settlement).not.toBeNull();
      return sent.filter(({ text }) => /order|outbox|payout/.test(text)).length;
    };
    const one = await statementsFor([await booked()]);
    expect(await statementsFor([await booked(), await booked(), await booked()])).toBe(one);
  });

  it('twice at once settles once', async () => {
    const orders = [await booked(), await booked()];
    const { body } = await upload(orders.map((order) => row(order)));
    const both = await Promise.all([confirm(body.payout._id), confirm(body.payout._id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await orderNow(orders[0]?.id ?? '')).changes.filter(isSettled)).toHaveLength(1);
  });

  it('two statements about one order at once: one settles it, the other is checked anew', async () => {
    const [shared, own] = [await booked(), await booked()];
    const [first, second] = [await upload([row(shared)]), await upload([row(own), row(shared, 900)])];
    const ids = [first.body.payout._id, second.body.payout._id];
    const both = await Promise.all(ids.map(confirm));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.findIndex(({ status }) => status === 409);
    expect(both[refused]?.body.code).toBe('payoutOutdated');
    const fresh = await read(ids[refused]);
    expect(fresh.payout.state).toBe('draft');
    expect(outcomesOf(fresh)).toContain('alreadySettled');
    expect((await orderNow(shared.id)).settlement.payout).toBe(ids[1 - refused]);
    if (refused === 1) expect((await confirm(ids[1])).status).toBe(200);
  });

  it('at once with undoing the delivery: either the order is settled or it is open again, never both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const order = await booked();
      const { body } = await upload([row(order)]);
      const reopen = () => shop.call('POST', `/admin/orders/${order.id}/reopen`, { token });
      const both =
        round % 2 ? [reopen, () => confirm(body.payout._id)] : [() => confirm(body.payout._id), reopen];
      const responses = await Promise.all(both.map((send) => send()));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status, settlement } = await orderNow(order.id);
      outcomes.add(`${status} ${settlement !== null}`);
    }
    for (const outcome of outcomes) expect(['delivered true', 'shipped false']).toContain(outcome);
  });

  it('is refused once an order has changed since, with a fresh check that may be confirmed', async () => {
    const [sent, delivered] = [await booked('shipped'), await booked()];
    const { body } = await upload([row(sent), row(delivered)]);
    expect(outcomesOf(body)).toEqual(['notDelivered', 'matched']);
    await deliver(sent.id);
    const refused = await confirm(body.payout._id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'payoutOutdated' } });
    expect((await orderNow(delivered.id)).settlement).toBeNull();
    expect(outcomesOf(await read(body.payout._id))).toEqual(['matched', 'matched']);
    expect((await confirm(body.payout._id)).status).toBe(200);
    expect((await orderNow(sent.id)).settlement).not.toBeNull();
  });

  it('is refused where nothing would be settled', async () => {
    const { body } = await upload([['DL-none', '', 1000, 60, 940]]);
    expect(await confirm(body.payout._id)).toMatchObject({ status: 409, body: { code: 'nothingToSettle' } });
  });

  it('a prepaid order is settled with what the courier kept', async () => {
    const order = await booked('shipped');
    await sql`update orders set paid = total_price where id = ${order.id}`.execute(db);
    await deliver(order.id);
    const { body } = await upload([[order.consignment, '', 0, 60, -60]]);
    expect(outcomesOf(body)).toEqual(['matched']);
    await confirm(body.payout._id);
    expect((await orderNow(order.id)).settlement).toMatchObject({ received: -60, fee: 60 });
  });

  it('a settled order stays delivered, and the lists follow', async () => {
    const order = await booked();
    await settleAll(order);
    const reopened = await shop.call('POST', `/admin/orders/${order.id}/reopen`, { token });
    expect(reopened.body.code).toBe('orderNotReopenable');
    const { body } = await shop.call('GET', `/orders?settled=yes&search=${order.orderNumber}`, { token });
    expect(body.totalOrders).toBe(1);
    const { rows } = await sql`select from outstanding_cash where order_id = ${order.id}`.execute(db);
    expect(rows).toEqual([]);
  });
});

const isSettled = ({ kind }: { kind: string }) => kind === 'settled';

describe('a draft', () => {
  it('is checked again when orders have changed', async () => {
    const order = await booked('shipped');
    const { body } = await upload([row(order)]);
    await deliver(order.id);
    expect(outcomesOf((await check(body.payout._id)).body)).toEqual(['matched']);
    await confirm(body.payout._id);
    expect((await check(body.payout._id)).body.code).toBe('payoutConfirmed');
  });

  it('is deleted, a confirmed payout is not, and neither is found after that', async () => {
    const order = await booked();
    const { body } = await upload([row(order)]);
    const remove = (id: string) => shop.call('DELETE', `/admin/payouts/${id}`, { token });
    expect((await remove(body.payout._id)).body.message).toBe('Draft deleted');
    for (const response of [await remove(body.payout._id), await confirm(body.payout._id)]) {
      expect(response).toMatchObject({ status: 404, body: { code: 'payoutNotFound' } });
    }
    const { body: again } = await upload([row(order)]);
    await confirm(again.payout._id);
    expect((await remove(again.payout._id)).body.code).toBe('payoutConfirmed');
  });

  it('is made once for an idempotency key, and listed newest first', async () => {
    const order = await booked();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await upload([row(order)], 'Pathao', key),
      await upload([row(order)], 'Pathao', key),
    ];
    expect(other.body).toEqual(one.body);
    expect((await upload([row(order, 1)], 'Pathao', key)).body.code).toBe('idempotencyMismatch');
    const { body: list } = await shop.call('GET', '/admin/payouts?limit=2', { token });
    expect(list.payouts[0]._id).toBe(one.body.payout._id);
    expect(list.pagination.total).toBeGreaterThan(2);
    await confirm(one.body.payout._id);
  });
});

it('orders of another courier and later deliveries are not missing', async () => {
  const [named, other] = [await booked(), await booked('delivered', { courier: 'RedX' })];
  const later = await booked();
  const { body } = await upload([row(named)], 'pathao');
  expect(outcomesOf(body)).toEqual(['matched']);
  await confirm(body.payout._id);
  const { body: next } = await upload([row(later)]);
  expect(outcomesOf(next)).toEqual(['matched']);
  const { body: redx } = await upload([[other.consignment, '', 1000, 60, 940]], 'RedX');
  expect(outcomesOf(redx)).toEqual(['matched']);
});

it('after all of this, what the events have added up to equals a count from scratch', async () => {
  const addedUp = await readDerivedTables(db);
  await rebuildProjections(db);
  expect(addedUp).toEqual(await readDerivedTables(db));
});

it('every taka that a courier collected was settled or is still outstanding', async () => {
  const { rows } = await sql<{ collected: number; accounted: number }>`
    select (select sum(collected)::bigint from orders
              where status = 'delivered' and (booked_at is not null or settled_at is not null)) as collected,
           (select coalesce(sum(received + fee - difference), 0)::bigint from order_settlements)
           + (select coalesce(sum(amount), 0)::bigint from outstanding_cash) as accounted`.execute(db);
  expect(rows[0]?.accounted).toBe(rows[0]?.collected);
});
