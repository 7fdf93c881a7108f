import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { type BuiltOrder, buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const product = await buildProduct(db, { price: 500, stock: 1000 });

const place = (status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' = 'pending') =>
  buildOrder(db, { customer, lines: [{ product, quantity: 2 }], status, shippingPrice: 60 });
const today = async () => (await shop.call('GET', '/admin/today', { token })).body;
const callAbout = async ({ id }: BuiltOrder, outcome: string) =>
  expect((await shop.call('POST', `/admin/orders/${id}/calls`, { token, body: { outcome } })).status).toBe(
    201,
  );
const total = async (query: string) =>
  (await shop.call('GET', `/orders?${query}`, { token })).body.totalOrders;

const none = { orders: 0, amount: 0 };

it('is empty in an empty shop', async () => {
  expect(await today()).toEqual({
    toCall: none,
    noAnswer: none,
    toPack: { ...none, notPrinted: 0, notBooked: 0 },
    refused: none,
    withCourier: none,
    returned: none,
    outstanding: none,
    expiring: { batches: 0, pieces: 0, value: 0 },
  });
});

it('counts what waits for each step, as the list behind it does, with what is to be collected', async () => {
  const [, rung, confirmed, printed, refused] = [
    await place(),
    await place('processing'),
    await place(),
    await place('processing'),
    await place(),
  ];
  await callAbout(rung, 'no_answer');
  await callAbout(confirmed, 'confirmed');
  await callAbout(printed, 'confirmed');
  await callAbout(refused, 'refused');
  await place('shipped');
  const sentAfterCall = await place();
  await callAbout(sentAfterCall, 'confirmed');
  await shop.call('PUT', `/orders/${sentAfterCall.id}/status`, { token, body: { status: 'shipped' } });
  const payment = { amount: 100, method: 'bkash' };
  await shop.call('POST', `/admin/orders/${confirmed.id}/payments`, { token, body: payment });
  await shop.call('POST', '/admin/orders/printed', { token, body: { orders: [printed.id] } });
  // Cash that no courier took is not outstanding.
  await place('delivered');
  const collected = await place('shipped');
  await shop.call('POST', '/admin/orders/bookings', {
    token,
    body: { orders: [collected.id], courier: 'RedX' },
  });
  await shop.call('PUT', `/orders/${collected.id}/status`, { token, body: { status: 'delivered' } });
  await place('cancelled');

  expect(await today()).toMatchObject({
    toCall: { orders: 1, amount: 1060 },
    noAnswer: { orders: 1, amount: 1060 },
    toPack: { orders: 2, amount: 2020, notPrinted: 1, notBooked: 2 },
    refused: { orders: 1, amount: 1060 },
    withCourier: { orders: 2, amount: 2120 },
    outstanding: { orders: 1, amount: 1060 },
  });
  expect(await total('confirmation=to_call')).toBe(1);
  expect(await total('confirmation=no_answer')).toBe(1);
  expect(await total('confirmation=confirmed')).toBe(2);
  expect(await total('confirmation=refused')).toBe(1);
  expect(await total('status=shipped')).toBe(2);
  expect(await total('status=shipped&confirmation=confirmed')).toBe(1);
});

it('counts what came back in the last 7 days, with the price of these goods', async () => {
  const [refusedAtDoor, longAgo, lost, inPart] = [
    await place('cancelled'),
    await place('cancelled'),
    await place('cancelled'),
    await place('delivered'),
  ];
  const close = ({ id }: BuiltOrder, reason: string, days: number) =>
    sql`insert into order_closings (order_id, reason, closed_at)
        values (${id}, ${reason}, now() - make_interval(days => ${days}))`.execute(db);
  await close(refusedAtDoor, 'refused_at_door', 2);
  await close(longAgo, 'undeliverable', 8);
  await close(lost, 'lost', 1);
  const back = crypto.randomUUID();
  await sql`insert into order_returns (id, order_id, reason) values (${back}, ${inPart.id}, 'damaged')`.execute(
    db,
  );
  await sql`insert into order_return_lines values (${back}, 0, 1, false)`.execute(db);

  expect((await today()).returned).toEqual({ orders: 2, amount: 1500 });
  expect(await total('returned=week')).toBe(2);
  expect(await total('returned=week&status=cancelled')).toBe(1);
});
