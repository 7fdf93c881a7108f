import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

let now = new Date('2026-03-01T06:00:00Z');
const shop = await openTestApp({ services: { clock: () => now } });
const { db } = shop;
const admin = await buildAdmin(db, { name: 'Rahima' });
const other = await buildAdmin(db, { name: 'Salma' });
const token = await shop.tokenOf(admin);

const read = async (query = '') => (await shop.call('GET', `/admin/audit${query}`, { token })).body;
const actionsIn = async (query: string) =>
  (await read(query)).auditEvents.map(({ action }: { action: string }) => action);
const statusOf = async (query: string) => (await shop.call('GET', `/admin/audit${query}`, { token })).status;

let customer: Person;
let orderNumber: string;
let requestId: string;

/** Four audit events, one day apart. */
beforeAll(async () => {
  const others = await shop.tokenOf(other);
  customer = await buildCustomer(db);
  const product = await buildProduct(db, { name: 'Gold Ring' });
  const order = await buildOrder(db, { customer, lines: [{ product }] });
  ({ orderNumber } = order);
  const nextDay = () => {
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  };
  const moved = await shop.call('PUT', `/orders/${order.id}/status`, { token, body: { status: 'shipped' } });
  requestId = moved.headers['x-request-id'] ?? '';
  nextDay();
  await shop.call('PUT', `/users/${customer.id}/status`, { token, body: { isActive: false } });
  nextDay();
  await shop.call('PUT', `/products/${product.id}`, { token: others, body: { name: 'Golden Ring' } });
  nextDay();
  await shop.call('DELETE', `/products/${product.id}`, { token: others });
});

const all = ['product.delete', 'product.update', 'user.status', 'order.status'];

describe('the audit log', () => {
  it('shows action, actor, subject and request, newest first', async () => {
    const { auditEvents, older, newer, actors } = await read();
    expect(auditEvents.map(({ action }: { action: string }) => action)).toEqual(all);
    expect(auditEvents[2]).toMatchObject({ action: 'user.status', subjectName: 'Nusrat Jahan' });
    expect(auditEvents[3]).toMatchObject({
      action: 'order.status',
      actor: { _id: admin.id, name: 'Rahima' },
      subjectName: orderNumber,
      details: { status: { from: 'pending', to: 'shipped' } },
      at: '2026-03-01T06:00:00.000Z',
      requestId,
    });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect({ older, newer }).toEqual({ older: null, newer: null });
    expect(actors).toEqual([
      { _id: admin.id, name: 'Rahima' },
      { _id: other.id, name: 'Salma' },
    ]);
  });

  it('filters by kind of subject, action, admin, days, text, and all of these together', async () => {
    expect(await actionsIn('?subject=order')).toEqual(['order.status']);
    expect(await actionsIn('?action=product.update')).toEqual(['product.update']);
    expect(await actionsIn(`?actor=${other.id}`)).toEqual(['product.delete', 'product.update']);
    expect(await actionsIn('?startDate=2026-03-02&endDate=2026-03-03')).toEqual([
      'product.update',
      'user.status',
    ]);
    expect(await actionsIn(`?search=${orderNumber.toLowerCase()}`)).toEqual(['order.status']);
    // Under the product's name at the time: before and after the rename.
    expect(await actionsIn('?search=gold+ring')).toEqual(['product.update']);
    expect(await actionsIn('?search=GOLDEN')).toEqual(['product.delete', 'product.update']);
    expect(await actionsIn('?search=%25')).toEqual([]);
    expect(
      await actionsIn(
        `?subject=product&action=product.delete&actor=${other.id}&startDate=2026-03-04&search=ring`,
      ),
    ).toEqual(['product.delete']);
    expect(await actionsIn(`?actor=${customer.id}`)).toEqual([]);
    expect(await actionsIn('?subject=&action=&actor=&startDate=&endDate=&search=&before=')).toEqual(all);
  });

  it('finds an action by its words in the language of the request', async () => {
    const inLanguage = async (language: string, search: string) => {
      const headers = { 'accept-language': language };
      const query = new URLSearchParams({ search });
      const { body } = await shop.call('GET', `/admin/audit?${query}`, { token, headers });
      return body.auditEvents.map(({ action }: { action: string }) => action);
    };
    expect(await inLanguage('bn', 'পাঠানো হয়েছে')).toEqual(['order.status']);
    expect(await inLanguage('en', 'পাঠানো হয়েছে')).toEqual([]);
    expect(await inLanguage('en', 'shipped')).toEqual(['order.status']);
    // The name of a field is no value: `status` is called so, but no event holds it.
    expect(await inLanguage('bn', 'অবস্থা')).toEqual([]);
  });

  it('pages from an event, forwards and backwards', async () => {
    const first = await read('?limit=2');
    expect(first.newer).toBeNull();
    const second = await read(`?limit=2&before=${first.older}`);
    expect(second.auditEvents.map(({ action }: { action: string }) => action)).toEqual([
      'user.status',
      'order.status',
    ]);
    expect(second.older).toBeNull();
    const back = await read(`?limit=2&after=${second.newer}`);
    expect(back.auditEvents).toEqual(first.auditEvents);
    expect([back.newer, back.older]).toEqual([null, first.older]);
    const middle = await read(`?limit=1&before=${first.auditEvents[0]._id}`);
    expect([middle.newer, middle.older]).toEqual([middle.auditEvents[0]._id, middle.auditEvents[0]._id]);
  });

  it('refuses invalid filters', async () => {
    for (const query of ['subject=weather', 'action=dance', 'actor=me', 'startDate=soon', 'before=x']) {
      expect(await statusOf(`?${query}`), query).toBe(400);
    }
  });

  it('keeps an event whose admin no longer exists', async () => {
    await sql`update audit_log set actor_id = null where action = 'user.status'`.execute(db);
    expect((await read('?subject=user')).auditEvents[0].actor).toBeNull();
  });
});
