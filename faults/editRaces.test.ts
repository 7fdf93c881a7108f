/** Edits, payments and exchanges at once with other moves: each pair leaves one order, whose stock and money add up. */
import { expect, it } from 'vitest';
import { buildOrder } from '#server/testing/orders.ts';
import type { TestResponse } from '#server/testing/testApp.ts';
import type { Random } from './random.ts';
import { admin, atOnce, buyers, db, orderFor, place, product, race, shop, statuses } from './runRace.ts';
import { timeout } from './size.ts';

const { call } = shop;
const { token } = admin;
const buyer = buyers[0] as (typeof buyers)[number];

const raceOf = (name: string, once: (random: Random) => Promise<void>) =>
  it(name, { timeout }, () => race(name, once));

/** Placed for two pieces, of 260 taka with delivery. */
async function placed(stock = 10) {
  const sold = await product({ stock });
  const { body } = await place(buyer.token, orderFor([sold], 2));
  return { sold, id: body._id as string };
}
async function delivered(quantity = 1) {
  const sold = await product({ stock: 10 });
  const { id } = await buildOrder(db, {
    customer: buyer,
    lines: [{ product: sold, quantity }],
    status: 'delivered',
  });
  return { sold, id };
}

const edit =
  (id: string, productId: string, quantity: number, version = 1) =>
  () =>
    call('PUT', `/admin/orders/${id}`, {
      token,
      body: { version, items: [{ product: productId, quantity }] },
    });
const pay = (id: string, amount: number, key?: string) => () =>
  call('POST', `/admin/orders/${id}/payments`, {
    token,
    body: { amount, method: 'bkash' },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const cancel = (id: string) => () => call('PUT', `/orders/${id}/cancel`, { token: buyer.token });
const move = (id: string, status: string) => () =>
  call('PUT', `/orders/${id}/status`, { token, body: { status } });
const close = (id: string) => () =>
  call('POST', `/admin/orders/${id}/close`, { token, body: { reason: 'customer_asked' } });
const exchange = (id: string, productId: string) => () =>
  call('POST', `/admin/orders/${id}/exchange`, {
    token,
    body: {
      lines: [{ line: 0, quantity: 1 }],
      items: [{ product: productId, quantity: 1 }],
      shippingPrice: 60,
    },
  });
const takeBack = (id: string) => () =>
  call('POST', `/admin/orders/${id}/returns`, {
    token,
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund: 0 },
  });

const orderNow = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body.order;
const stockOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('products').select('available_stock').where('id', '=', id).executeTakeFirstOrThrow())
    .available_stock;
const successes = (responses: readonly TestResponse[]) =>
  responses.filter(({ status }) => status < 300).length;

raceOf('an edited order that is cancelled gives back what it had last', async (random) => {
  const { sold, id } = await placed();
  const [edited, cancelled] = await atOnce(random, [edit(id, sold.id, 5), cancel(id)]);
  expect(cancelled?.status).toBe(200);
  expect([200, 409]).toContain(edited?.status);
  expect(await stockOf(sold)).toBe(10);
});

raceOf('an edited order that is closed gives back what it had last', async (random) => {
  const { sold, id } = await placed();
  const [edited, closed] = await atOnce(random, [edit(id, sold.id, 1), close(id)]);
  expect(closed?.status).toBe(200);
  expect([200, 409]).toContain(edited?.status);
  expect(await stockOf(sold)).toBe(10);
});

raceOf('an order is edited before it is sent or not at all', async (random) => {
  const { sold, id } = await placed();
  const [edited, shipped] = await atOnce(random, [edit(id, sold.id, 4), move(id, 'shipped')]);
  expect(shipped?.status).toBe(200);
  const quantity = edited?.status === 200 ? 4 : 2;
  expect(await orderNow(id)).toMatchObject({ status: 'shipped', orderItems: [{ quantity }] });
  expect(await stockOf(sold)).toBe(10 - quantity);
});

raceOf('of several edits of one version, one succeeds', async (random) => {
  const { sold, id } = await placed();
  const responses = await atOnce(random, [edit(id, sold.id, 1), edit(id, sold.id, 3), edit(id, sold.id, 4)]);
  expect(statuses(responses)).toEqual([200, 409, 409]);
  const { orderItems, version } = await orderNow(id);
  expect(version).toBe(2);
  expect(await stockOf(sold)).toBe(10 - orderItems[0].quantity);
});

raceOf('an edit and a sale that want the last piece: one gets it', async (random) => {
  const { sold, id } = await placed(3);
  const responses = await atOnce(random, [
    edit(id, sold.id, 3),
    () => place(buyers[1]?.token ?? '', orderFor([sold], 1)),
  ]);
  expect(successes(responses)).toBe(1);
  expect(await stockOf(sold)).toBe(0);
});

raceOf('edits that swap the products of two orders both succeed', async (random) => {
  const [one, other] = [await placed(), await placed()];
  const responses = await atOnce(random, [edit(one.id, other.sold.id, 2), edit(other.id, one.sold.id, 2)]);
  expect(statuses(responses)).toEqual([200, 200]);
  expect([await stockOf(one.sold), await stockOf(other.sold)]).toEqual([8, 8]);
});

raceOf('one key records a payment once', async (random) => {
  const { id } = await placed();
  const once = pay(id, 100, crypto.randomUUID());
  expect(statuses(await atOnce(random, [once, once, once]))).toEqual([201, 201, 201]);
  expect(await orderNow(id)).toMatchObject({ paid: 100, payments: [{ amount: 100 }] });
});

raceOf('payments at once never pay more than the total', async (random) => {
  const { id } = await placed();
  expect(statuses(await atOnce(random, [pay(id, 150), pay(id, 150), pay(id, 150)]))).toEqual([201, 409, 409]);
});

raceOf('a payment is recorded before the order is closed or not at all', async (random) => {
  const { id } = await placed();
  const [paid, closed] = await atOnce(random, [pay(id, 100), close(id)]);
  expect(closed?.status).toBe(200);
  const paidPrice = paid?.status === 201 ? 100 : 0;
  expect(await orderNow(id)).toMatchObject({ status: 'cancelled', paid: paidPrice, toCollect: 0 });
});

raceOf('the courier collects what a payment at the same moment leaves', async (random) => {
  const { id } = await placed();
  const [paid] = await atOnce(random, [pay(id, 100), move(id, 'delivered')]);
  const paidPrice = paid?.status === 201 ? 100 : 0;
  expect(await orderNow(id)).toMatchObject({ paid: paidPrice, collected: 260 - paidPrice });
});

raceOf('a payment is removed once', async (random) => {
  const { id } = await placed();
  const { body } = await pay(id, 100)();
  const path = `/admin/orders/${id}/payments/${body.order.payments[0]._id}`;
  const remove = () => call('DELETE', path, { token });
  expect(statuses(await atOnce(random, [remove, remove, remove]))).toEqual([200, 404, 404]);
  expect((await orderNow(id)).paid).toBe(0);
});

raceOf('a piece is exchanged or returned, never both', async (random) => {
  const [{ sold, id }, other] = [await delivered(), await product({ stock: 5 })];
  const [exchanged, returned] = await atOnce(random, [exchange(id, other.id), takeBack(id)]);
  expect([exchanged?.status, returned?.status].sort()).toEqual([201, 409]);
  expect(await stockOf(sold)).toBe(10);
  expect(await stockOf(other)).toBe(exchanged?.status === 201 ? 4 : 5);
});

raceOf('exchanges of one order, each for the other’s product, take each piece once', async (random) => {
  const [one, other] = [await delivered(2), await delivered(2)];
  const responses = await atOnce(random, [
    exchange(one.id, other.sold.id),
    exchange(other.id, one.sold.id),
    exchange(one.id, one.sold.id),
    exchange(one.id, other.sold.id),
  ]);
  expect(statuses(responses)).toEqual([201, 201, 201, 409]);
  expect((await orderNow(one.id)).orderItems[0].returned).toBe(2);
});

raceOf('a cancelled exchange and the removal of its payment leave no money twice', async (random) => {
  const { sold, id } = await delivered();
  const { body } = await exchange(id, sold.id)();
  const made = body.newOrder;
  const path = `/admin/orders/${made._id}/payments/${made.payments[0]._id}`;
  const [removed, cancelled] = await atOnce(random, [
    () => call('DELETE', path, { token }),
    cancel(made._id),
  ]);
  expect(cancelled?.status).toBe(200);
  expect((await orderNow(made._id)).paid).toBe(removed?.status === 200 ? 0 : 100);
  expect(await stockOf(sold)).toBe(10);
});
