/** Rings with sizes: what is special to products that may have sizes and need none. */
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { categoryValues } from '#domain/categories.ts';
import { isSoldBySize, sizeLimit } from '#domain/sizes.ts';
import { wrongProducts } from '#server/testing/derivedTables.ts';
import { type BuiltProduct, buildProduct, buildSizedRing } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await tokenOf(await buildCustomer(db));

afterEach(async () => {
  expect(await wrongProducts(db)).toEqual([]);
});

const twelve = { size: '12', measurement: '16.5 mm', stock: 3, available: true };
const fourteen = { size: '14', measurement: '17.3 mm', stock: 4, available: true };

const change = ({ id }: BuiltProduct, body: object) => call('PUT', `/products/${id}`, { token, body });
const productNow = async ({ id }: BuiltProduct) => (await call('GET', `/products/${id}`)).body;
const countsNow = async (product: BuiltProduct) => {
  const { stock, sizes, inStock } = await productNow(product);
  return { stock, sizes: sizes.map((row: typeof twelve) => [row.size, row.stock]), inStock };
};
const add = ({ id }: BuiltProduct, selectedSize?: string) =>
  call('POST', '/cart/add', { token: customer, body: { productId: id, selectedSize } });
const order = ({ id, price }: BuiltProduct, quantity: number, selectedSize: string | null = null) =>
  call('POST', '/orders', {
    token: customer,
    body: draftOf([{ product: id, price, quantity, selectedSize }], deliverTo),
  });
const movementsOf = ({ id }: BuiltProduct) =>
  db
    .selectFrom('stock_movements')
    .select(['unit', 'unit_name', 'delta', 'reason'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();

describe('the rules in SQL', () => {
  it('are those of the domain', async () => {
    for (const category of [...categoryValues, 'unknown']) {
      for (const sizes of [[], ['S']]) {
        const { rows } = await sql<{ sized: boolean; most: number }>`
          select is_sold_by_size(${category}, ${sizes.length}) as sized, size_limit(${category}) as most`.execute(
          db,
        );
        expect(rows).toEqual([{ sized: isSoldBySize({ category, sizes }), most: sizeLimit(category) }]);
      }
    }
  });
});

describe('a ring', () => {
  it('gets sizes: its own stock goes, and the ledger says so', async () => {
    const ring = await buildProduct(db, { category: 'rings', stock: 10 });
    const { status } = await change(ring, { sizes: [twelve, fourteen] });
    expect(status).toBe(200);
    expect(await countsNow(ring)).toEqual({
      stock: 0,
      sizes: [
        ['12', 3],
        ['14', 4],
      ],
      inStock: true,
    });
    expect((await movementsOf(ring)).slice(1)).toEqual([
      { unit: 'product', unit_name: '', delta: -10, reason: 'edit' },
      { unit: 'size', unit_name: '12', delta: 3, reason: 'edit' },
      { unit: 'size', unit_name: '14', delta: 4, reason: 'edit' },
    ]);
  });

  it('loses its sizes, and has stock of its own again', async () => {
    const ring = await buildSizedRing(db);
    expect((await change(ring, { sizes: [], stock: 6 })).status).toBe(200);
    expect(await countsNow(ring)).toEqual({ stock: 6, sizes: [], inStock: true });
    expect((await order(ring, 6)).status).toBe(201);
    expect(await countsNow(ring)).toEqual({ stock: 0, sizes: [], inStock: false });
  });

  it('becomes another kind of product without sizes', async () => {
    const ring = await buildSizedRing(db);
    expect((await change(ring, { category: 'earrings', stock: 2 })).status).toBe(200);
    expect(await countsNow(ring)).toEqual({ stock: 2, sizes: [], inStock: true });
  });

  it('has at most twelve sizes', async () => {
    const ring = await buildSizedRing(db);
    const sizes = Array.from({ length: 13 }, (_, n) => ({ ...twelve, size: String(n + 1) }));
    expect((await change(ring, { sizes: sizes.slice(1) })).status).toBe(200);
    const refused = await change(ring, { sizes });
    expect([refused.status, refused.body.errors]).toEqual([400, { sizes: 'At most 12 sizes are allowed' }]);
  });

  it('is shown among the others by its sizes, without quick-add', async () => {
    const ring = await buildSizedRing(db, { name: 'Listed Sized Ring' });
    const { body } = await call('GET', '/products?search=Listed+Sized+Ring');
    expect(body.products).toMatchObject([
      { _id: ring.id, inStock: true, sizes: [{ size: '12' }, { size: '14' }] },
    ]);
  });
});

describe('in the cart', () => {
  it('a size must be chosen, and is limited to its stock', async () => {
    const ring = await buildSizedRing(db);
    const refused = await add(ring);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Please select a size before adding to cart',
    ]);
    expect((await add(ring, '99')).status).toBe(409);
    const { body } = await add(ring, '12');
    expect(body.data.items).toMatchObject([{ selectedSize: '12', maxQuantity: 5, available: true }]);
    await call('DELETE', '/cart/clear', { token: customer });
  });

  it('a ring without a size can no longer be bought once it has sizes', async () => {
    const ring = await buildProduct(db, { category: 'rings', stock: 10 });
    await add(ring);
    await change(ring, { sizes: [twelve] });
    const { body } = await call('GET', '/cart', { token: customer });
    expect(body.data.items).toMatchObject([{ available: false, notice: 'gone' }]);
    await call('DELETE', '/cart/clear', { token: customer });
  });
});

describe('an order', () => {
  it('takes from the size, and a cancellation gives back to it', async () => {
    const ring = await buildSizedRing(db);
    expect((await order(ring, 2)).body.message).toContain('Please select a size');
    const { status, body } = await order(ring, 2, '14');
    expect(status).toBe(201);
    expect(await countsNow(ring)).toEqual({
      stock: 0,
      sizes: [
        ['12', 5],
        ['14', 3],
      ],
      inStock: true,
    });
    expect((await order(ring, 4, '14')).status).toBe(409);
    await call('PUT', `/orders/${body._id}/cancel`, { token: customer });
    expect(await countsNow(ring)).toMatchObject({
      sizes: [
        ['12', 5],
        ['14', 5],
      ],
    });
  });

  it('placed before the ring had sizes can be cancelled: the ring has no such count any more', async () => {
    const ring = await buildProduct(db, { category: 'rings', stock: 10 });
    const { body } = await order(ring, 2);
    await change(ring, { sizes: [twelve] });
    expect((await call('PUT', `/orders/${body._id}/cancel`, { token: customer })).status).toBe(200);
    expect(await countsNow(ring)).toEqual({ stock: 0, sizes: [['12', 3]], inStock: true });
  });

  it('placed before the ring lost its sizes can be cancelled, too', async () => {
    const ring = await buildSizedRing(db);
    const { body } = await order(ring, 2, '12');
    await change(ring, { sizes: [], stock: 4 });
    expect((await call('PUT', `/orders/${body._id}/cancel`, { token: customer })).status).toBe(200);
    expect(await countsNow(ring)).toEqual({ stock: 4, sizes: [], inStock: true });
  });

  it('is edited to another size', async () => {
    const ring = await buildSizedRing(db);
    const { body } = await order(ring, 2, '12');
    const items = [{ product: ring.id, quantity: 2, selectedSize: '14' }];
    const edited = await call('PUT', `/admin/orders/${body._id}`, { token, body: { version: 1, items } });
    expect(edited.body.order.orderItems).toMatchObject([{ selectedSize: '14', quantity: 2 }]);
    expect(await countsNow(ring)).toMatchObject({
      sizes: [
        ['12', 5],
        ['14', 3],
      ],
    });
  });

  it('is exchanged for another size', async () => {
    const ring = await buildSizedRing(db);
    const { body } = await order(ring, 1, '12');
    for (const status of ['processing', 'shipped', 'delivered']) {
      await call('PUT', `/orders/${body._id}/status`, { token, body: { status } });
    }
    const exchanged = await call('POST', `/admin/orders/${body._id}/exchange`, {
      token,
      body: {
        lines: [{ line: 0, quantity: 1, restock: true }],
        items: [{ product: ring.id, quantity: 1, selectedSize: '14' }],
        shippingPrice: 60,
      },
    });
    expect([exchanged.status, exchanged.body.newOrder?.orderItems]).toMatchObject([
      201,
      [{ selectedSize: '14' }],
    ]);
    expect(await countsNow(ring)).toMatchObject({
      sizes: [
        ['12', 5],
        ['14', 4],
      ],
    });
  });
});

describe('counting and restocking', () => {
  it('go by size', async () => {
    const ring = await buildSizedRing(db, { name: 'Counted Ring' });
    const { body } = await call('GET', '/admin/stocktaking?search=Counted+Ring', { token });
    expect(body.products[0].counts).toMatchObject([{ label: 'Size 12' }, { label: 'Size 14' }]);
    const counts = [{ product: ring.id, unit: 'size', unitName: '12', expected: 5, counted: 4 }];
    expect((await call('POST', '/admin/stocktaking', { token, body: { counts } })).status).toBe(200);
    const restocked = await call('POST', `/admin/products/${ring.id}/restock`, {
      token,
      body: { counts: [{ unit: 'size', unitName: '14', pieces: 7 }] },
    });
    expect(restocked.status).toBe(200);
    expect(await countsNow(ring)).toEqual({
      stock: 0,
      sizes: [
        ['12', 4],
        ['14', 12],
      ],
      inStock: true,
    });
    const own = { counts: [{ unit: 'product', unitName: '', pieces: 1 }] };
    expect((await call('POST', `/admin/products/${ring.id}/restock`, { token, body: own })).status).toBe(400);
  });

  it('bulk edit moves each size', async () => {
    const ring = await buildSizedRing(db);
    const body = { ids: [ring.id], change: { stock: { kind: 'add', amount: 2 } } };
    const { body: plan } = await call('POST', '/admin/products/bulk', { token, body });
    await call('POST', '/admin/products/bulk', { token, body: { ...body, confirm: plan.confirm } });
    expect(await countsNow(ring)).toMatchObject({
      stock: 0,
      sizes: [
        ['12', 7],
        ['14', 7],
      ],
    });
  });
});
