import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { call, db, tokenOf } = await openTestApp();
const customer = await buildCustomer(db);
const token = await tokenOf(customer);
const adminToken = await tokenOf(await buildAdmin(db));
const product = await buildProduct(db, { price: 450 });

const mailsAbout = async (subject: string) =>
  (
    await db
      .selectFrom('mails')
      .select('kind')
      .where('subject_id', '=', subject)
      .orderBy('queued_at')
      .execute()
  ).map(({ kind }) => kind);

const draft = {
  orderItems: [{ product: product.id, quantity: 2, price: 450 }],
  shippingAddress: {
    fullName: 'Nusrat Jahan',
    phone: '01712345678',
    address: 'House 7, Road 3',
    district: 'Dhaka',
    thana: 'Dhanmondi',
  },
  paymentMethod: 'cash_on_delivery',
  itemsPrice: 900,
  taxPrice: 0,
  shippingPrice: 60,
  totalPrice: 960,
};

it('who registers is welcomed', async () => {
  const body = { name: 'Salma', email: 'salma@example.com', password: 'secret-1' };
  const { body: answer } = await call('POST', '/auth/register', { body });
  expect(await mailsAbout(answer.user._id)).toEqual(['welcome']);
});

it('who orders is written to once, however often the order is sent', async () => {
  const headers = { 'idempotency-key': 'once' };
  const first = await call('POST', '/orders', { token, body: draft, headers });
  const again = await call('POST', '/orders', { token, body: draft, headers });
  expect(again.body._id).toBe(first.body._id);
  expect(await mailsAbout(first.body._id)).toEqual(['orderPlaced']);
});

it('an order that is refused is written to nobody about', async () => {
  const before = await db.selectFrom('mails').selectAll().execute();
  const refused = await call('POST', '/orders', { token, body: { ...draft, totalPrice: 1 } });
  expect(refused.status).toBe(409);
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual(before);
});

it('its way is told, and a step taken back and again is told once', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }] });
  for (const status of ['processing', 'shipped', 'processing', 'shipped', 'delivered']) {
    const moved = await call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status } });
    expect(moved.status).toBe(200);
  }
  expect(await mailsAbout(id)).toEqual(['orderShipped', 'orderDelivered']);
});

it('its end is told', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }] });
  expect((await call('PUT', `/orders/${id}/cancel`, { token })).status).toBe(200);
  expect(await mailsAbout(id)).toEqual(['orderCancelled']);
  expect((await call('PUT', `/orders/${id}/cancel`, { token })).status).toBe(409);
  expect(await mailsAbout(id)).toEqual(['orderCancelled']);
});
