import { describe, expect, it } from 'vitest';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));

const send = (body: object) => shop.call('POST', '/admin/products/bulk', { token, body });
const read = async (id: string) => (await shop.call('GET', `/admin/products/${id}`, { token })).body;
const pair = async () => [(await buildProduct(db, { price: 355 })).id, (await buildBangle(db)).id];
const movementsOf = (id: string) =>
  db
    .selectFrom('stock_movements')
    .select(['unit', 'unit_name', 'delta', 'left_after', 'reason'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();

describe('a bulk edit', () => {
  it('is shown before it is applied, and applied as shown', async () => {
    const ids = await pair();
    const change = { price: { kind: 'percent', amount: -10 }, originalPrice: 'before', featured: true };
    const { body: plan } = await send({ ids, change });
    expect(plan).toMatchObject({ isDone: false, total: 2, changed: 2, unchanged: 0, written: [] });
    expect(plan.changes[0].fields).toEqual([
      { field: 'Price', from: '355', to: '320' },
      { field: 'Original Price', from: '', to: '355' },
      { field: 'Featured', from: 'no', to: 'yes' },
    ]);
    expect((await read(ids[0] as string)).price).toBe(355);
    const { body: done } = await send({ ids, change, confirm: plan.confirm });
    expect(done).toMatchObject({ isDone: true, changed: 2, written: ids });
    expect(await read(ids[0] as string)).toMatchObject({
      price: 320,
      originalPrice: 355,
      featured: true,
      version: 2,
    });
    expect(await read(ids[1] as string)).toMatchObject({ price: 1125, originalPrice: 1250, featured: true });
  });

  it('writes the ledger and the audit log', async () => {
    const [ring = '', bangle = ''] = await pair();
    const body = { ids: [ring, bangle], change: { stock: { kind: 'add', amount: 5 } } };
    const { confirm } = (await send(body)).body;
    await send({ ...body, confirm });
    expect((await movementsOf(ring)).at(-1)).toMatchObject({ delta: 5, left_after: 15, reason: 'restock' });
    expect((await movementsOf(bangle)).slice(-2)).toEqual([
      { unit: 'size', unit_name: 'S', delta: 5, left_after: 10, reason: 'restock' },
      { unit: 'size', unit_name: 'M', delta: 5, left_after: 10, reason: 'restock' },
    ]);
    const auditEvents = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', ring)
      .execute();
    expect(auditEvents).toEqual([
      {
        action: 'product.update',
        details: {
          name: 'Pearl Drop Earrings',
          through: 'bulk edit',
          changes: { stock: { from: 10, to: 15 } },
        },
      },
    ]);
  });

  it('is applied once, and not if a product changed since it was shown', async () => {
    const ids = await pair();
    const body = { ids, change: { stock: { kind: 'add', amount: 1 } } };
    const { confirm } = (await send(body)).body;
    const both = await Promise.all([send({ ...body, confirm }), send({ ...body, confirm })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(ids[0] as string)).stock).toBe(11);
    const again = (await send(body)).body.confirm;
    await shop.call('PUT', `/products/${ids[1]}`, { token, body: { name: 'Another' } });
    expect((await send({ ...body, confirm: again })).body.code).toBe('planOutdated');
  });

  it('changes nothing if one product would become invalid', async () => {
    const [ring = '', bangle = ''] = await pair();
    const body = { ids: [ring, bangle], change: { stock: { kind: 'add', amount: -6 } } };
    const { body: plan } = await send(body);
    expect(plan).toMatchObject({ confirm: null, faultCount: 2 });
    expect(plan.faults[0]).toEqual({
      row: null,
      product: 'Engraved Gold Bala Pair',
      column: 'Sizes',
      message: 'Valid stock quantity is required',
    });
    expect((await send({ ...body, confirm: 'anything' })).status).toBe(409);
    expect((await read(ring)).stock).toBe(10);
  });

  it('counts unchanged and missing products', async () => {
    const [ring = ''] = await pair();
    const gone = (await buildProduct(db, { deletedAt: new Date() })).id;
    expect((await send({ ids: [ring], change: { isActive: true } })).body).toMatchObject({
      unchanged: 1,
      confirm: null,
    });
    const { body } = await send({ ids: [ring, gone], change: { isActive: false } });
    expect(body.faults).toEqual([{ row: null, product: gone, column: '', message: 'Product not found' }]);
  });

  it.each([
    [{ ids: [], change: { featured: true } }, 'Please select at least one product'],
    [{ ids: ['x'], change: {} }, 'Please choose what to change'],
    [
      { ids: Array(1001).fill('x'), change: { featured: true } },
      'At most 1,000 products can be changed at once',
    ],
    [
      { ids: ['x'], change: { price: { kind: 'percent', amount: 2000 } } },
      'Percent must be from -99 to 1000',
    ],
  ])('%#: is refused', async (body, message) => {
    const response = await send(body);
    expect([response.status, response.body.message]).toEqual([400, message]);
  });
});

describe('the ids of a filter’s matches', () => {
  it('are those of the list', async () => {
    const hidden = (await buildProduct(db, { name: 'Chhipa Ring', isActive: false })).id;
    const { body } = await shop.call('GET', '/admin/products/ids?state=hidden&search=chhipa', { token });
    expect(body).toEqual({ ids: [hidden] });
  });
});
