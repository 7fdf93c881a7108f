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
