import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const admin = await buildAdmin(db, { name: 'Shirin' });
const token = await tokenOf(admin);
const customer = await buildCustomer(db);

const place = async (status: 'pending' | 'shipped' | 'delivered' | 'cancelled' = 'pending') =>
  (await buildOrder(db, { customer, lines: [{ product: await buildProduct(db) }], status })).id;
const record = (id: string, body: object) => call('POST', `/admin/orders/${id}/calls`, { token, body });
const read = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body;

describe('calls', () => {
  it('are kept one by one with author and time, and the last one sets the confirmation', async () => {
    const id = await place();
    expect((await read(id)).order).toMatchObject({ confirmation: 'to_call', calls: 0, status: 'pending' });
    await record(id, { outcome: 'no_answer' });
    await record(id, { outcome: 'to_call', note: 'After 5 pm' });
    const last = await record(id, { outcome: 'confirmed', note: ' Gold,\nplease ' });
    expect(last).toMatchObject({
      status: 201,
      body: { call: { by: 'Shirin', outcome: 'confirmed', note: 'Gold, please' } },
    });
    const { order, calls } = await read(id);
    expect(order).toMatchObject({ confirmation: 'confirmed', calls: 3, status: 'pending' });
    expect(calls.map(({ outcome, note, by }: Record<string, string>) => [outcome, note, by])).toEqual([
      ['no_answer', '', 'Shirin'],
      ['to_call', 'After 5 pm', 'Shirin'],
      ['confirmed', 'Gold, please', 'Shirin'],
    ]);
    expect(order.history).toHaveLength(1);
  });

  it('are in the audit log', async () => {
    const id = await place();
    await record(id, { outcome: 'refused', note: 'Never ordered' });
    const { body } = await call('GET', '/admin/audit?subject=order&limit=1', { token });
    expect(body.auditEvents[0]).toMatchObject({
      action: 'order.call',
      subjectId: id,
      actor: { name: 'Shirin' },
      details: { outcome: 'refused', note: 'Never ordered' },
    });
  });

  it('can be recorded for a shipped order, but not for a closed one', async () => {
    expect((await record(await place('shipped'), { outcome: 'refused' })).status).toBe(201);
    for (const status of ['delivered', 'cancelled'] as const) {
      expect(await record(await place(status), { outcome: 'confirmed' })).toMatchObject({
        status: 409,
        body: { code: 'orderClosed' },
      });
    }
  });

  it('require an outcome and an order', async () => {
    const refused = await record(await place(), { outcome: 'maybe', note: 'x'.repeat(501) });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: { outcome: 'Please choose the call result', note: 'Note must be at most 500 characters' },
      },
    });
    for (const id of ['nonsense', crypto.randomUUID()]) {
      expect((await record(id, { outcome: 'confirmed' })).body.code).toBe('orderNotFound');
    }
  });

  it('made concurrently are all kept, and the last one sets the confirmation', async () => {
    const id = await place();
    await Promise.all(
      ['no_answer', 'confirmed', 'to_call', 'refused'].map((outcome) => record(id, { outcome })),
    );
    const { order, calls } = await read(id);
    expect(calls).toHaveLength(4);
    expect(order.confirmation).toBe(calls.at(-1).outcome);
  });

  it('stay when the admin who made them is deleted', async () => {
    const leaving = await buildAdmin(db, { name: 'Leaving' });
    const id = await place();
    const body = { outcome: 'no_answer' };
    await call('POST', `/admin/orders/${id}/calls`, { token: await tokenOf(leaving), body });
    await sql`delete from users where id = ${leaving.id}`.execute(db);
    expect((await read(id)).calls).toMatchObject([{ by: null, outcome: 'no_answer' }]);
  });
});
