import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { outstandingCash } from '#server/projections/outstandingCash.ts';
import { readDerivedTables } from '#server/testing/derivedTables.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { statementOf } from '#server/testing/payouts.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call } = shop;
const token = await shop.tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const product = await buildProduct(db, { price: 940, stock: 1000 });

/** An order of 1,000 taka that was delivered so many days ago. */
async function delivered(courier: string, daysAgo: number) {
  const order = await buildOrder(db, { customer, lines: [{ product }], status: 'shipped' });
  const body = { courier, consignment: `C-${order.orderNumber}` };
  await call('PUT', `/admin/orders/${order.id}/booking`, { token, body });
  await call('PUT', `/orders/${order.id}/status`, { token, body: { status: 'delivered' } });
  await sql`
    update order_status_history set changed_at = now() - make_interval(days => ${daysAgo})
    where order_id = ${order.id} and status = 'delivered'`.execute(db);
  await outstandingCash.rebuild?.(db);
  return order;
}
const read = async (query = '') => (await call('GET', `/admin/payouts/outstanding${query}`, { token })).body;
const numbersOf = ({ orders }: { orders: { orderNumber: string }[] }) =>
  orders.map(({ orderNumber }) => orderNumber);
const none = { orders: 0, amount: 0 };
const one = { orders: 1, amount: 1000 };

it('shows the cash of each courier by age, with the orders behind it, the oldest first', async () => {
  const [fresh, old] = [await delivered('Pathao', 1), await delivered('pathao', 40)];
  const tenDays = await delivered('RedX', 10);
  // Cash that no courier took is not outstanding.
  await buildOrder(db, { customer, lines: [{ product }], status: 'delivered' });

  const { couriers, orders } = await read();
  expect(couriers).toMatchObject([
    { courier: 'Pathao', unpaid: { week: one, fortnight: none, month: none, older: one } },
    { courier: 'RedX', unpaid: { week: none, fortnight: one, month: none, older: none } },
  ]);
  expect(orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual([
    old.orderNumber,
    tenDays.orderNumber,
    fresh.orderNumber,
  ]);
  expect(orders[0]).toMatchObject({ kind: 'unpaid', age: 'older', amount: 1000, payout: null });
  expect(numbersOf(await read('?courier=PATHAO'))).toEqual([old.orderNumber, fresh.orderNumber]);
  expect(numbersOf(await read('?courier=PATHAO&age=week'))).toEqual([fresh.orderNumber]);
  expect((await read('?limit=1&page=2')).pagination).toMatchObject({
    total: 3,
    currentPage: 2,
    hasNext: true,
  });

  // Paid short: no longer unpaid, but short by what is missing.
  const form = statementOf([['', old.orderNumber, 1000, 60, 900]]);
  const { body } = await call('POST', '/admin/payouts?courier=Pathao', { token, ...form });
  await call('POST', `/admin/payouts/${body.payout._id}/confirm`, { token });
  const after = await read('?kind=short');
  expect(after.couriers[0]).toMatchObject({
    unpaid: { week: one, older: none },
    short: { week: { orders: 1, amount: 40 }, older: none },
  });
  expect(after.orders).toMatchObject([
    { orderNumber: old.orderNumber, kind: 'short', amount: 40, payout: body.payout._id },
  ]);

  const writeOff = () => call('POST', `/admin/orders/${old.id}/settlement/write-off`, { token });
  expect((await writeOff()).body.message).toBe('Written off');
  expect((await read('?kind=short')).orders).toEqual([]);
  expect(await writeOff()).toMatchObject({ status: 409, body: { code: 'nothingToWriteOff' } });
  const { body: audit } = await call('GET', '/admin/audit?action=order.writeOff', { token });
  expect(audit.auditEvents[0]).toMatchObject({ subjectName: old.orderNumber, details: { amount: 40 } });

  // An order that is with the customer brings nothing until it is delivered, and a prepaid one never does.
  const prepaid = await buildOrder(db, { customer, lines: [{ product }], status: 'shipped' });
  await sql`update orders set paid = total_price where id = ${prepaid.id}`.execute(db);
  await call('PUT', `/orders/${prepaid.id}/status`, { token, body: { status: 'delivered' } });
  expect((await read()).pagination.total).toBe(2);

  const derived = (await readDerivedTables(db)).outstanding_cash;
  await outstandingCash.rebuild?.(db);
  expect((await readDerivedTables(db)).outstanding_cash).toEqual(derived);
});

it('takes what the courier pays later, in parts, and no more than it owes', async () => {
  const order = await delivered('Pathao', 3);
  const form = statementOf([['', order.orderNumber, 1000, 60, 840]]);
  const { body: draft } = await call('POST', '/admin/payouts?courier=Pathao', { token, ...form });
  await call('POST', `/admin/payouts/${draft.payout._id}/confirm`, { token });
  const pay = (amount: unknown, key: string = crypto.randomUUID()) =>
    call('POST', `/admin/orders/${order.id}/settlement/later-payments`, {
      token,
      body: { amount },
      headers: { 'idempotency-key': key },
    });
  const owed = async () => {
    const { orders } = await read('?kind=short');
    return orders.find(({ _id }: { _id: string }) => _id === order.id)?.amount ?? 0;
  };
  const orderNow = async () => (await call('GET', `/admin/orders/${order.id}`, { token })).body.order;
  expect(await owed()).toBe(100);
  for (const amount of ['', 0, -5, 100.01]) expect(await pay(amount)).toMatchObject({ status: 400 });
  expect((await pay(101)).body.errors).toEqual({ amount: 'The courier owes ৳100 for this order' });

  const margins = () =>
    sql`select revenue, courier from order_margins where order_id = ${order.id}`.execute(db);
  const before = (await margins()).rows;
  const key = crypto.randomUUID();
  for (const _ of [1, 2]) expect((await pay('৬০', key)).body.message).toBe('Payment recorded');
  expect(await owed()).toBe(40);
  expect((await pay(40.01)).status).toBe(400);
  expect((await pay(40)).status).toBe(200);
  expect(await owed()).toBe(0);
  expect(await pay(1)).toMatchObject({ status: 409, body: { code: 'nothingToWriteOff' } });

  const { settlement, changes } = await orderNow();
  expect(settlement).toMatchObject({ received: 840, fee: 60, later: 100 });
  expect(
    changes
      .filter(({ kind }: { kind: string }) => kind === 'settled')
      .map(({ details }: { details: { amount: number } }) => details.amount),
  ).toEqual([840, 60, 40]);
  const { body: audit } = await call('GET', '/admin/audit?action=order.receiveLater', { token });
  expect(audit.auditEvents.map(({ details }: { details: object }) => details)).toEqual([
    { amount: 40 },
    { amount: 60 },
  ]);
  // The customer paid it all at the door, so the shop had earned it already.
  expect((await margins()).rows).toEqual(before);
});

it('writes off only what the courier has not paid later', async () => {
  const order = await delivered('Pathao', 3);
  const form = statementOf([['', order.orderNumber, 1000, 60, 840]]);
  const { body: draft } = await call('POST', '/admin/payouts?courier=Pathao', { token, ...form });
  await call('POST', `/admin/payouts/${draft.payout._id}/confirm`, { token });
  const path = `/admin/orders/${order.id}/settlement`;
  const settlement = async () =>
    (await call('GET', `/admin/orders/${order.id}`, { token })).body.order.settlement;
  expect(await settlement()).toMatchObject({ owed: 100, writtenOff: null });
  await call('POST', `${path}/later-payments`, { token, body: { amount: 70 } });
  expect(await settlement()).toMatchObject({ owed: 30, writtenOff: null });
  expect((await call('POST', `${path}/write-off`, { token })).status).toBe(200);
  // The order's own history says it.
  expect(await settlement()).toMatchObject({
    owed: 0,
    writtenOff: { amount: 30, at: expect.stringMatching(/Z$/), by: expect.any(String) },
  });
  const { body: audit } = await call('GET', '/admin/audit?action=order.writeOff&limit=1', { token });
  expect(audit.auditEvents[0]).toMatchObject({ subjectName: order.orderNumber, details: { amount: 30 } });
  expect((await call('POST', `${path}/later-payments`, { token, body: { amount: 1 } })).status).toBe(409);
});

it('writes nothing off for an order that was paid in full, or does not exist', async () => {
  const open = await delivered('Pathao', 1);
  const writeOff = (id: string) => call('POST', `/admin/orders/${id}/settlement/write-off`, { token });
  expect((await writeOff(open.id)).body.code).toBe('nothingToWriteOff');
  for (const id of [crypto.randomUUID(), 'none']) {
    expect((await writeOff(id)).body.code).toBe('orderNotFound');
  }
});

it('refuses filters that it does not know', async () => {
  for (const query of ['?age=year', '?kind=lost', '?page=x']) {
    expect((await call('GET', `/admin/payouts/outstanding${query}`, { token })).status).toBe(400);
  }
});
