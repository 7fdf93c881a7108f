import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();

it('each status change of an order is in the audit log once', async () => {
  const admin = await buildAdmin(db);
  const token = await tokenOf(admin);
  const { id } = await buildOrder(db, {
    customer: await buildCustomer(db),
    lines: [{ product: await buildProduct(db) }],
  });
  for (const status of ['processing', 'processing', 'delivered', 'shipped']) {
    await call('PUT', `/orders/${id}/status`, { token, body: { status } });
  }
  const auditEvents = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  const moved = (from: string, to: string) => ({
    actor_id: admin.id,
    action: 'order.status',
    details: { status: { from, to } },
  });
  expect(auditEvents).toEqual([moved('pending', 'processing'), moved('processing', 'delivered')]);
});

it('a list that still shows an older status does not move back what another admin has moved on', async () => {
  const token = await tokenOf(await buildAdmin(db));
  const { id } = await buildOrder(db, {
    customer: await buildCustomer(db),
    lines: [{ product: await buildProduct(db) }],
  });
  const move = (status: string, from: string) =>
    call('PUT', `/orders/${id}/status`, { token, body: { status, from } });
  expect((await move('processing', 'pending')).status).toBe(200);
  expect((await move('shipped', 'processing')).status).toBe(200);
  expect(await move('pending', 'processing')).toMatchObject({ status: 409, body: { code: 'orderChanged' } });
  // What another admin did as well is done.
  expect((await move('shipped', 'processing')).body.order.status).toBe('shipped');
  expect((await move('processing', 'shipped')).body.order.status).toBe('processing');
});
