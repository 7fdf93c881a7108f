import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const admin = await buildAdmin(db);
const token = await shop.tokenOf(admin);
const book = async (query = '') => (await shop.call('GET', `/admin/audit${query}`, { token })).body;

it('tells what was done, by whom, to what, the latest first', async () => {
  const customer = await buildCustomer(db);
  const product = await buildProduct(db);
  const order = await buildOrder(db, { customer, lines: [{ product }] });
  await shop.call('PUT', `/orders/${order.id}/status`, { token, body: { status: 'shipped' } });
  await shop.call('PUT', `/users/${customer.id}/status`, { token, body: { isActive: false } });

  const { deeds, pagination } = await book();
  expect(pagination).toMatchObject({ total: 2, totalPages: 1, limit: 20 });
  expect(deeds[0]).toMatchObject({ action: 'user.status', subjectName: 'Nusrat Jahan' });
  expect(deeds[1]).toMatchObject({
    action: 'order.status',
    actor: { _id: admin.id, name: 'Shop Owner' },
    subjectName: order.orderNumber,
    details: { status: { from: 'pending', to: 'shipped' } },
  });
});

it('is held to one kind of thing, in pages', async () => {
  expect((await book('?subject=order')).deeds.map(({ subject }: { subject: string }) => subject)).toEqual([
    'order',
  ]);
  expect((await book('?limit=1&page=2')).deeds[0].action).toBe('order.status');
  expect((await shop.call('GET', '/admin/audit?subject=weather', { token })).status).toBe(400);
});
