/**
 * Orders that are not confirmed by phone: the shop cancels each once, and never after it was confirmed, moved or
 * cancelled.
 */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { quietLog } from '#server/testing/logs.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { insertCall } from './adminOrderQueries.ts';
import { releaseOrders } from './releaseOrders.ts';

const shop = await openTestApp();
const { db, call } = shop;
const customer = await buildCustomer(db);
const token = await shop.tokenOf(customer);
const adminToken = await shop.tokenOf(await buildAdmin(db));

const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);
const off = { maxPieces: 0, maxTotal: 0, releaseHours: 0 };
const release = async () => {
  await releaseOrders({
    db,
    shopSettings: currentSettings(shop.settings.initialShopSettings),
    clock: () => new Date(),
  })({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal, log: quietLog });
  await applyEvents(db, { log: quietLog, wait: true });
};

const stockOf = async (product: BuiltProduct) =>
  (await call('GET', `/products/${product.id}`)).body.stock as number;
const read = async (id: string, as = token) => (await call('GET', `/orders/${id}`, { token: as })).body;
const givenBack = async (id: string) =>
  (
    await db
      .selectFrom('stock_movements')
      .select('delta')
      .where('order_id', '=', id)
      .where('reason', '=', 'cancel')
      .execute()
  ).length;
const mailsAbout = async (id: string) =>
  (await db.selectFrom('mails').select('kind').where('subject_id', '=', id).execute()).map(
    ({ kind }) => kind,
  );

let ring: BuiltProduct;
const placed = (hours: number) =>
  buildOrder(db, { customer, lines: [{ product: ring, quantity: 3 }], placedAt: hoursAgo(hours) });

beforeEach(async () => {
  await changeShopSettings(db, { unconfirmed: { ...off, releaseHours: 24 } });
  ring = await buildProduct(db, { stock: 10 });
});

describe('an order that was not confirmed in time', () => {
  it('is cancelled by the shop, its stock is returned, and its history has the reason', async () => {
    const { id } = await placed(25);
    expect(await stockOf(ring)).toBe(7);
    await release();
    expect(await stockOf(ring)).toBe(10);
    const order = await read(id);
    expect(order.status).toBe('cancelled');
    expect(order.history.at(-1)).toMatchObject({ status: 'cancelled', by: null, reason: 'unconfirmed' });
    expect((await read(id, adminToken)).history.at(-1)).toMatchObject({ by: null, reason: 'unconfirmed' });
  });

  it('sends a mail to its customer and is in the audit log', async () => {
    const { id, orderNumber } = await placed(25);
    await release();
    expect(await mailsAbout(id)).toEqual(['orderCancelled']);
    const written = await composeEmail(
      db,
      { kind: 'orderCancelled', subject: id },
      {
        ...defaultSettings,
        url: 'http://kakon.example',
      },
    );
    expect(written?.to).toBe(customer.email);
    expect(JSON.stringify(written?.template)).toContain(
      'We could not confirm your order with you by phone in time',
    );
    const { body } = await call('GET', '/admin/audit?action=order.release', { token: adminToken });
    expect(body.auditEvents[0]).toMatchObject({
      actor: null,
      action: 'order.release',
      subjectName: orderNumber,
      details: { status: { from: 'pending', to: 'cancelled' } },
    });
  });

  it('returns the stock of sizes and colors, once', async () => {
    const bangle = await buildBangle(db, { sizes: [{ name: 'M', stock: 4 }] });
    const { id } = await buildOrder(db, {
      customer,
      lines: [{ product: bangle, quantity: 2, size: 'M' }],
      placedAt: hoursAgo(30),
    });
    await Promise.all([release(), release(), release()]);
    await release();
    expect((await call('GET', `/products/${bangle.id}`)).body.sizes[0].stock).toBe(4);
    expect(await givenBack(id)).toBe(1);
    expect(await mailsAbout(id)).toEqual(['orderCancelled']);
  });
});

describe('not cancelled', () => {
  const stands = async (id: string, status = 'pending') => {
    await release();
    expect((await read(id)).status).toBe(status);
    expect(await givenBack(id)).toBe(0);
  };

  it('is any order while the rule is off, as by default', async () => {
    await changeShopSettings(db);
    await stands((await placed(1_000)).id);
  });

  it('is an order whose hours are not over', async () => {
    await stands((await placed(23)).id);
  });

  it.each(['confirmed', 'refused'])('is an order that was %s on the phone', async (outcome) => {
    const { id } = await placed(25);
    await call('POST', `/admin/orders/${id}/calls`, { token: adminToken, body: { outcome } });
    await stands(id);
  });

  const post = (path: string, body: object) =>
    call('POST', path, { token: adminToken, headers: { 'idempotency-key': newId() }, body });
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['paid for', (id) => post(`/admin/orders/${id}/payments`, { amount: 10, method: 'bkash' })],
    ['booked with a courier', (id) => post('/admin/orders/bookings', { orders: [id], courier: 'Pathao' })],
    ['printed', (id) => post('/admin/orders/printed', { orders: [id] })],
  ])('is an order that was %s', async (_, act) => {
    const { id } = await placed(25);
    await act(id);
    await stands(id);
  });

  it.each(['processing', 'shipped', 'delivered'] as const)('is an order that is %s', async (status) => {
    const { id } = await buildOrder(db, {
      customer,
      lines: [{ product: ring }],
      placedAt: hoursAgo(90),
      status,
    });
    await stands(id, status);
  });
});

describe('concurrently', () => {
  const calls = {
    confirmed: (id: string) =>
      call('POST', `/admin/orders/${id}/calls`, { token: adminToken, body: { outcome: 'confirmed' } }),
    shipped: (id: string) =>
      call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status: 'shipped' } }),
    cancelled: (id: string) => call('PUT', `/orders/${id}/cancel`, { token }),
  };

  it.each(Object.entries(calls))(
    'as it is %s: one of the two wins, and the stock agrees',
    async (name, act) => {
      const orders = [];
      for (let n = 0; n < 6; n += 1) {
        const product = await buildProduct(db, { stock: 10 });
        const lines = [{ product, quantity: 4 }];
        orders.push({ product, ...(await buildOrder(db, { customer, lines, placedAt: hoursAgo(25) })) });
      }
      const [responses] = await Promise.all([
        Promise.all(orders.map(({ id }) => act(id))),
        release(),
        release(),
      ]);
      for (const [n, { id, product }] of orders.entries()) {
        const { status } = await read(id);
        const isCancelled = status === 'cancelled';
        if (name !== 'cancelled')
          expect(responses[n]?.status).toBe(isCancelled ? 409 : name === 'confirmed' ? 201 : 200);
        expect(isCancelled || name !== 'cancelled').toBe(true);
        expect(await stockOf(product)).toBe(isCancelled ? 10 : 6);
        expect(await givenBack(id)).toBe(isCancelled ? 1 : 0);
      }
    },
  );

  it('waits for a call that is being recorded, and then keeps the order', async () => {
    const { id } = await placed(25);
    let running: Promise<void> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await sql`select from orders where id = ${id} for no key update`.execute(trx);
      running = release();
      await waitUntilBlocked(db);
      await insertCall(trx, {
        orderId: id,
        outcome: 'confirmed',
        note: '',
        by: customer.id,
        now: new Date(),
      });
    });
    await running;
    expect((await read(id)).status).toBe('pending');
    expect(await givenBack(id)).toBe(0);
  });
});
