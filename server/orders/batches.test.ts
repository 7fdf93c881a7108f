/** Orders of cosmetics with batches: what expires first is sold first, and what came back is in its batch again. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, dhakaDay } from '#domain/dates.ts';
import { settleAllBatches } from '#server/products/settleBatches.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { type BatchOptions, buildProduct } from '#server/testing/goods.ts';
import { quietLog } from '#server/testing/logs.ts';
import { type DraftLine, draftOf } from '#server/testing/orderDrafts.ts';
import { brokenRules, orderRules } from '#server/testing/orderRules.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

let now = new Date('2030-03-10T06:00:00Z');
const shop = await openTestApp({ services: { clock: () => now } });
const { db, call } = shop;
const admin = await shop.tokenOf(await buildAdmin(db));
const customer = await shop.tokenOf(await buildCustomer(db));

const inDays = (days: number) => dhakaDay(new Date(now.getTime() + days * DAY_MS));
const cream = (batches: BatchOptions[], colours?: { name: string }[]) =>
  buildProduct(db, {
    name: 'Rose Cream',
    category: 'cosmetics',
    price: 590,
    batches,
    ...(colours && { colours }),
  });

/** Pieces by the batch's label. */
const batchesOf = async (product: string) => {
  const rows = await db
    .selectFrom('product_batches')
    .select(['label', 'pieces'])
    .where('product_id', '=', product)
    .orderBy('label')
    .execute();
  return Object.fromEntries(rows.map(({ label, pieces }) => [label, pieces]));
};
const stockOf = async (product: string) => (await call('GET', `/products/${product}`)).body;
const order = (...lines: DraftLine[]) =>
  call('POST', '/orders', { token: customer, body: draftOf(lines, deliverTo) });
const line = (product: { id: string; price: number }, quantity: number, selectedColor?: string) => ({
  product: product.id,
  price: product.price,
  quantity,
  ...(selectedColor && { selectedColor }),
});
const sound = async () => expect(await brokenRules(db, orderRules)).toEqual({});

const early = { label: 'A', expiresOn: inDays(60), pieces: 3 };
const late = { label: 'B', expiresOn: inDays(400), pieces: 5 };

describe('an order', () => {
  it('takes what expires first, over several lines and batches', async () => {
    const product = await cream([late, early]);
    const { status, body } = await order(line(product, 4));
    expect(status).toBe(201);
    expect(await batchesOf(product.id)).toEqual({ A: 0, B: 4 });
    const picked = await call('GET', `/admin/pick-list?ids=${body._id}`, { token: admin });
    expect(picked.body.lines[0].batches).toEqual([
      { label: 'A', expiresOn: early.expiresOn, pieces: 3 },
      { label: 'B', expiresOn: late.expiresOn, pieces: 1 },
    ]);
    const moved = await db
      .selectFrom('stock_movements')
      .select(['unit', 'delta', 'left_after'])
      .where('product_id', '=', product.id)
      .where('reason', '=', 'order')
      .orderBy('id')
      .execute();
    expect(moved).toEqual([
      { unit: 'product', delta: -4, left_after: 4 },
      { unit: 'batch', delta: -3, left_after: 0 },
      { unit: 'batch', delta: -1, left_after: 4 },
    ]);
    await sound();
  });

  it('of a combo takes what its components have, first expired first', async () => {
    const product = await cream([late, early]);
    const combo = await buildProduct(db, {
      category: 'combo',
      price: 900,
      stock: 0,
      components: [{ product: product.id, quantity: 2 }],
    });
    const { status, body } = await order(line(combo, 2));
    expect(status).toBe(201);
    expect(await batchesOf(product.id)).toEqual({ A: 0, B: 4 });
    expect((await order(line(combo, 3))).body.available).toBe(2);
    await call('PUT', `/orders/${body._id}/cancel`, { token: customer });
    expect(await batchesOf(product.id)).toEqual({ A: 3, B: 5 });
    await sound();
  });

  it('takes from the batches of the chosen color', async () => {
    const product = await cream(
      [
        { ...early, colour: 'Red' },
        { ...late, colour: 'Red' },
        { ...early, label: 'C', colour: 'Pink' },
      ],
      [{ name: 'Red' }, { name: 'Pink' }],
    );
    expect((await order(line(product, 4, 'Red'), line(product, 1, 'Pink'))).status).toBe(201);
    expect(await batchesOf(product.id)).toEqual({ A: 0, B: 4, C: 2 });
    const { body } = await order(line(product, 3, 'Pink'));
    expect(body).toMatchObject({ message: 'Only 2 left in stock: Rose Cream', available: 2 });
    await sound();
  });

  it('is refused what expires too soon, also if no task has run since', async () => {
    const product = await cream([{ ...early, expiresOn: inDays(31) }, late]);
    expect((await order(line(product, 1))).status).toBe(201);
    now = new Date(now.getTime() + DAY_MS);
    // The pages still count them.
    expect((await stockOf(product.id)).stock).toBe(7);
    const refused = await order(line(product, 6));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: 'Only 5 left in stock: Rose Cream', available: 5 });
    expect((await order(line(product, 5))).status).toBe(201);
    expect(await batchesOf(product.id)).toEqual({ A: 2, B: 0 });
    expect(await stockOf(product.id)).toMatchObject({ stock: 0, inStock: false });
    await sound();
  });

  it('of many customers at once takes every piece once', async () => {
    const product = await cream([early, late]);
    const responses = await Promise.all(Array.from({ length: 12 }, () => order(line(product, 1))));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(await batchesOf(product.id)).toEqual({ A: 0, B: 0 });
    await sound();
  });
});

describe('what comes back', () => {
  const placed = async (product: { id: string; price: number }, quantity: number) =>
    (await order(line(product, quantity))).body;

  it('of a cancelled order is in the batches that it came from, once', async () => {
    const product = await cream([early, late]);
    const { _id } = await placed(product, 5);
    expect((await call('PUT', `/orders/${_id}/cancel`, { token: customer })).status).toBe(200);
    expect((await call('PUT', `/orders/${_id}/cancel`, { token: customer })).status).toBe(409);
    expect(await batchesOf(product.id)).toEqual({ A: 3, B: 5 });
    expect((await stockOf(product.id)).stock).toBe(8);
    await sound();
  });

  it('of an edited order is in its batch, and the new pieces come from the first to expire', async () => {
    const product = await cream([early, late]);
    const { _id, version } = await placed(product, 5);
    const items = [{ line: 0, product: product.id, selectedSize: null, selectedColor: null, quantity: 4 }];
    const edited = await call('PUT', `/admin/orders/${_id}`, { token: admin, body: { version, items } });
    expect(edited.status).toBe(200);
    expect(await batchesOf(product.id)).toEqual({ A: 1, B: 3 });
    const more = { version: edited.body.order.version, items: [{ ...items[0], quantity: 6 }] };
    expect((await call('PUT', `/admin/orders/${_id}`, { token: admin, body: more })).status).toBe(200);
    expect(await batchesOf(product.id)).toEqual({ A: 0, B: 2 });
    await sound();
  });

  it('after its last day stays in its batch and is not sold', async () => {
    const product = await cream([{ ...early, expiresOn: inDays(32) }, late]);
    const { _id } = await placed(product, 4);
    now = new Date(now.getTime() + 3 * DAY_MS);
    await settleAllBatches({
      db,
      shopSettings: currentSettings(shop.settings.initialShopSettings),
      clock: () => now,
    });
    await applyEvents(db, { log: quietLog, wait: true });
    await call('PUT', `/orders/${_id}/cancel`, { token: customer });
    expect(await batchesOf(product.id)).toEqual({ A: 3, B: 5 });
    expect((await stockOf(product.id)).stock).toBe(5);
    await sound();
  });

  it('of an order placed before the first batch is a batch without a date', async () => {
    const product = await buildProduct(db, { category: 'cosmetics', stock: 4 });
    const { _id } = await placed(product, 3);
    const counts = [{ unit: 'product', pieces: 2, batch: { label: 'N', expiresOn: inDays(200) } }];
    const restocked = await call('POST', `/admin/products/${product.id}/restock`, {
      token: admin,
      body: { counts },
    });
    expect(restocked.status).toBe(200);
    expect(await batchesOf(product.id)).toEqual({ N: 2, 'Without a date': 1 });
    await call('PUT', `/orders/${_id}/cancel`, { token: customer });
    expect(await batchesOf(product.id)).toEqual({ N: 2, 'Without a date': 4 });
    expect((await stockOf(product.id)).stock).toBe(6);
    await sound();
  });
});
