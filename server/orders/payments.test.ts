import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder, buildPayment } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const customerToken = await tokenOf(customer);
const product = await buildProduct(db, { stock: 1000 });

/** It costs 510 taka. */
const placed = async (status: 'pending' | 'shipped' | 'delivered' | 'cancelled' = 'pending') =>
  (await buildOrder(db, { customer, lines: [{ product }], status })).id;
const pay = (id: string, body: object = {}, key?: string) =>
  call('POST', `/admin/orders/${id}/payments`, {
    token,
    body: { amount: 200, method: 'bkash', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const remove = (id: string, paymentId: string) =>
  call('DELETE', `/admin/orders/${id}/payments/${paymentId}`, { token });
const orderNow = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body.order;
const auditActions = async (id: string) =>
  (
    await db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute()
  ).map(({ action }) => action);

it('an advance is recorded, and the courier collects the rest', async () => {
  const id = await placed();
  const paidAt = '2026-03-01T10:00:00+06:00';
  const { status, body } = await pay(id, { reference: 'TX9AB', paidAt });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    paid: 200,
    toCollect: 310,
    version: 2,
    payments: [
      { amount: 200, method: 'bkash', reference: 'TX9AB', at: '2026-03-01T04:00:00.000Z', by: 'Shirin' },
    ],
    changes: [{ kind: 'payment', details: { amount: 200, method: 'bkash' }, by: 'Shirin' }],
  });
  expect(await auditActions(id)).toEqual(['order.payment']);
});

it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])(
  'a payment at %s is refused',
  async (paidAt) => {
    const { status, body } = await pay(await placed(), { paidAt });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['paidAt']]);
  },
);

it('payments add up to the total, to the poisha, and no further', async () => {
  const id = await placed();
  await pay(id, { amount: 209.99 });
  expect(await pay(id, { amount: 300.02 })).toMatchObject({
    status: 409,
    body: { code: 'paymentTooHigh', message: 'The payment is more than what is left to pay' },
  });
  expect((await pay(id, { amount: 300.01, method: 'cash' })).body.order).toMatchObject({
    paid: 510,
    toCollect: 0,
  });
  expect((await pay(id, { amount: 0.01 })).body.code).toBe('paymentTooHigh');
});

it.each([
  [{ amount: 0 }, { amount: 'Amount must be more than 0' }],
  [{ amount: 1.005 }, { amount: 'Amount must be an amount in taka' }],
  [{ amount: -5 }, { amount: 'Amount must be an amount in taka' }],
  [{ method: 'exchange' }, { method: 'Please choose how it was paid' }],
  [{ paidAt: 'yesterday' }, { paidAt: 'Date is not valid' }],
  [{ paidAt: '2999-01-01T00:00:00Z' }, { paidAt: 'Date is in the future' }],
  [{ reference: 'x'.repeat(101) }, { reference: 'Reference can have at most 100 characters' }],
])('refuses %o', async (body, errors) => {
  const response = await pay(await placed(), body);
  expect(response).toMatchObject({ status: 400 });
  expect(Object.keys(response.body.errors)).toEqual(Object.keys(errors));
});

it('a delivered order keeps its payments, and what it brought contains them', async () => {
  const id = await placed('shipped');
  const { body } = await pay(id);
  await call('PUT', `/orders/${id}/status`, { token, body: { status: 'delivered' } });
  expect(await orderNow(id)).toMatchObject({ paid: 200, collected: 310, toCollect: 0 });
  for (const response of [await pay(id), await remove(id, body.order.payments[0]._id)]) {
    expect(response).toMatchObject({ status: 409, body: { code: 'orderClosed' } });
  }
});

it('a payment is removed from an open order by mistake, from a cancelled one because it was paid back', async () => {
  for (const status of ['pending', 'cancelled'] as const) {
    const id = await placed(status);
    const paymentId = await buildPayment(db, id, { taka: 200 });
    const { body } = await remove(id, paymentId);
    expect(body.order).toMatchObject({
      paid: 0,
      payments: [],
      changes: [{ kind: 'payment_removed', details: { amount: 200, method: 'bkash' }, by: 'Shirin' }],
    });
    expect(await auditActions(id)).toEqual(['order.paymentDelete']);
    expect(await remove(id, paymentId)).toMatchObject({ status: 404, body: { code: 'paymentNotFound' } });
  }
  expect((await pay(await placed('cancelled'))).body.code).toBe('orderClosed');
});

it('what an exchange paid stays until the order is cancelled', async () => {
  const id = await placed();
  const paymentId = await buildPayment(db, id, { taka: 200, method: 'exchange' });
  expect(await remove(id, paymentId)).toMatchObject({ status: 409, body: { code: 'paymentFixed' } });
  await call('PUT', `/orders/${id}/cancel`, { token: customerToken });
  expect((await remove(id, paymentId)).body.order).toMatchObject({ status: 'cancelled', paid: 0 });
});

it('names of admins do not reach the customer', async () => {
  const id = await placed();
  await pay(id);
  const { body } = await call('GET', `/orders/${id}`, { token: customerToken });
  expect(body).toMatchObject({ toCollect: 310, payments: [{ amount: 200, by: null }] });
});

it('one key records one payment; for another order or amount it is refused', async () => {
  const [id, other] = [await placed(), await placed()];
  const responses = await Promise.all([pay(id, {}, 'one'), pay(id, {}, 'one'), pay(id, {}, 'one')]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await orderNow(id)).toMatchObject({ paid: 200, payments: [{ amount: 200 }] });
  for (const response of [await pay(id, { amount: 100 }, 'one'), await pay(other, {}, 'one')]) {
    expect(response).toMatchObject({ status: 422, body: { code: 'idempotencyMismatch' } });
  }
});

it('two payments at once never pay more than the total', async () => {
  const id = await placed();
  const responses = await Promise.all([pay(id, { amount: 300 }), pay(id, { amount: 300 })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await orderNow(id)).paid).toBe(300);
});

it('unknown orders, and payments of another order, are not found', async () => {
  const [id, other] = [await placed(), await placed()];
  const paymentId = await buildPayment(db, id);
  expect(await remove(other, paymentId)).toMatchObject({ status: 404, body: { code: 'paymentNotFound' } });
  expect((await remove(id, 'null')).body.code).toBe('paymentNotFound');
  for (const unknown of ['null', crypto.randomUUID()]) {
    expect((await pay(unknown)).body.code).toBe('orderNotFound');
    expect((await remove(unknown, paymentId)).body.code).toBe('orderNotFound');
  }
});
