import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginViewValues } from '#domain/margins.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { statementOf } from '#server/testing/payouts.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const ring = await buildProduct(db, { name: 'Moon Ring', price: 300, category: 'rings', stock: 500 });
const box = await buildProduct(db, { name: 'Box', price: 99.95, category: 'earrings', stock: 500 });
const bala = await buildBangle(db, { name: 'Bala', sizes: [{ name: 'M', stock: 500 }] });

const margins = async (query: string) => {
  const { status, body } = await call('GET', `/admin/margins${query}`, { token });
  expect(status).toBe(200);
  return body;
};
/** Placed at this moment, in UTC. */
const delivered = (placedAt: string, lines: Parameters<typeof buildOrder>[1]['lines']) =>
  buildOrder(db, { customer, status: 'delivered', placedAt: new Date(placedAt), lines });
const figures = (row: object) => ({ withoutCost: 0, courier: 0, ...row });

describe('margins', () => {
  it('are what was paid and not paid back, less cost and courier', async () => {
    const { id, orderNumber } = await delivered('2026-03-05T10:00:00Z', [
      { product: ring, quantity: 2, unitCost: 100 },
      { product: box },
    ]);
    const back = { lines: [{ line: 0, quantity: 1, restock: true }], reason: 'damaged', refund: 300 };
    expect((await call('POST', `/admin/orders/${id}/returns`, { token, body: back })).status).toBe(201);
    const statement = statementOf([['', orderNumber, 759.95, 60, 699.95]]);
    const payout = await call('POST', '/admin/payouts?courier=Pathao', { token, ...statement });
    await call('POST', `/admin/payouts/${payout.body.payout._id}/confirm`, { token });
    const span = '?from=2026-03-05&to=2026-03-05';
    const total = { pieces: 2, revenue: 459.95, withoutCost: 99.95, cost: 100, courier: 60, margin: 200 };
    expect(await margins(span)).toMatchObject({
      from: '2026-03-05',
      to: '2026-03-05',
      by: 'day',
      rows: [{ key: '2026-03-05', name: '5 Mar 2026', ...total, percent: 55.6 }],
      total: { ...total, percent: 55.6 },
    });
    const delivery = figures({
      key: 'delivery',
      name: 'Delivery',
      pieces: 0,
      revenue: 60,
      cost: 0,
      courier: 60,
    });
    const ofRing = figures({ pieces: 1, revenue: 300, cost: 100, margin: 200, percent: 66.7 });
    const ofBox = figures({
      pieces: 1,
      revenue: 99.95,
      withoutCost: 99.95,
      cost: 0,
      margin: 0,
      percent: null,
    });
    expect((await margins(`${span}&by=product`)).rows).toMatchObject([
      { key: ring.id, name: 'Moon Ring', ...ofRing },
      { key: box.id, name: 'Box', ...ofBox },
      { ...delivery, margin: 0, percent: 0 },
    ]);
    expect((await margins(`${span}&by=category`)).rows).toMatchObject([
      { key: 'rings', name: 'Rings', ...ofRing },
      { key: 'earrings', name: 'Earrings', ...ofBox },
      delivery,
    ]);
  });

  it('have the charge of a parcel that came back, and nothing of open orders', async () => {
    const placedAt = new Date('2026-04-01T10:00:00Z');
    const { id } = await buildOrder(db, {
      customer,
      lines: [{ product: ring }],
      status: 'shipped',
      placedAt,
    });
    await buildOrder(db, { customer, lines: [{ product: ring }], status: 'processing', placedAt });
    const body = { reason: 'refused_at_door', courierCharge: 45 };
    await call('POST', `/admin/orders/${id}/close`, { token, body });
    const { rows } = await margins('?from=2026-04-01&to=2026-04-01&by=product');
    expect(rows).toEqual([
      figures({
        key: 'delivery',
        name: 'Delivery',
        pieces: 0,
        revenue: 0,
        cost: 0,
        courier: 45,
        margin: -45,
        percent: null,
      }),
    ]);
  });

  it('count an order on its day in Dhaka', async () => {
    await delivered('2026-05-01T17:59:59Z', [{ product: ring, unitCost: 1 }]);
    await delivered('2026-05-01T18:00:00Z', [{ product: ring, unitCost: 1 }]);
    const { rows } = await margins('?from=2026-05-01&to=2026-05-02');
    expect(rows.map(({ key, revenue }: { key: string; revenue: number }) => [key, revenue])).toEqual([
      ['2026-05-02', 360],
      ['2026-05-01', 360],
    ]);
    expect((await margins('?from=2026-05-02&to=2026-05-02')).total.revenue).toBe(360);
  });

  it('leave an order out that is no longer delivered', async () => {
    const { id } = await delivered(new Date().toISOString(), [{ product: ring, unitCost: 1 }]);
    expect((await margins('')).total.revenue).toBe(360);
    expect((await call('POST', `/admin/orders/${id}/reopen`, { token })).status).toBe(200);
    expect((await margins('')).rows).toEqual([]);
  });

  it('refuse days that make no sense', async () => {
    const { status, body } = await call('GET', '/admin/margins?from=2026-02-02&to=2026-02-01', { token });
    expect([status, body.errors]).toEqual([400, { to: 'The last day must not be before the first' }]);
    for (const side of ['from', 'to'])
      expect((await call('GET', `/admin/margins?${side}=0000-01-01`, { token })).status).toBe(400);
  });
});

const anyLine = fc.record({
  product: fc.constantFrom(ring, box, bala),
  quantity: fc.integer({ min: 1, max: 4 }),
  unitCost: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
});
const anyOrder = fc.record({
  /** So many days after the first. */
  day: fc.nat(6),
  hour: fc.nat(23),
  lines: fc.uniqueArray(anyLine, { minLength: 1, maxLength: 3, selector: ({ product }) => product.id }),
  status: fc.constantFrom('delivered' as const, 'delivered' as const, 'shipped' as const),
  refund: fc.option(fc.integer({ min: 0, max: 99 })),
});

describe('the sums by day, category and product', () => {
  it('agree with each other and with the delivered revenue of the dashboard', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOrder, { minLength: 1, maxLength: 4 }),
        fc.nat(6),
        async (orders, from) => {
          for (const { day, hour, lines, status, refund } of orders) {
            const placedAt = new Date(Date.UTC(2026, 5, 1 + day, hour));
            const sized = lines.map((line) => ({ ...line, ...(line.product === bala && { size: 'M' }) }));
            const { id } = await buildOrder(db, { customer, lines: sized, status, placedAt });
            const body = { lines: [{ line: 0, quantity: 1, restock: false }], reason: 'other', refund };
            if (refund !== null) await call('POST', `/admin/orders/${id}/returns`, { token, body });
          }
          const day = `2026-06-0${1 + from}`;
          for (const span of [`?from=${day}&to=2026-06-07`, `?to=${day}`, '?from=2000-01-01']) {
            const views = await Promise.all(marginViewValues.map((by) => margins(`${span}&by=${by}`)));
            for (const view of views) expect(view.total).toEqual(views[0]?.total);
          }
          const { body: stats } = await call('GET', '/admin/stats', { token });
          expect((await margins('?from=2000-01-01')).total.revenue).toBe(stats.deliveredRevenue);
        },
      ),
      { numRuns: 15 },
    );
  });
});
