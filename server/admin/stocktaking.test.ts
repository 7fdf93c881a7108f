import { expect, it } from 'vitest';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));

interface Count {
  unit: string;
  unitName: string;
  label: string;
  stock: number;
  reserved: number;
}

async function listed({ id, name }: BuiltProduct): Promise<Count[]> {
  const query = new URLSearchParams({ search: name });
  const { body } = await shop.call('GET', `/admin/stocktaking?${query}`, { token });
  const products: { _id: string; counts: Count[] }[] = body.products;
  return products.find(({ _id }) => _id === id)?.counts ?? [];
}

/** Enters the pieces for each count of the list, in its order. */
async function count(product: BuiltProduct, pieces: readonly number[], headers = {}) {
  const counts = (await listed(product)).map(({ unit, unitName, stock, reserved }, place) => {
    return { product: product.id, unit, unitName, expected: stock + reserved, counted: pieces[place] };
  });
  return shop.call('POST', '/admin/stocktaking', { token, body: { counts }, headers });
}

async function sell(product: BuiltProduct, quantity: number): Promise<string> {
  const customer = await shop.tokenOf(await buildCustomer(db));
  const { status, body } = await shop.call('POST', '/orders', {
    token: customer,
    body: draftOf([{ product: product.id, price: product.price, quantity }], deliverTo),
  });
  expect(status).toBe(201);
  return body._id;
}

it('lists the sizes of a bangle, the colors of others, else the product itself', async () => {
  const bangle = await buildBangle(db);
  expect((await listed(bangle)).map(({ label, stock }) => [label, stock])).toEqual([
    ['Size S', 5],
    ['Size M', 5],
  ]);
  const lipstick = await buildProduct(db, { stock: 5, colours: [{ name: 'Red', stock: 5 }] });
  expect(await listed(lipstick)).toEqual([
    { unit: 'colour', unitName: 'red', label: 'Red', stock: 5, reserved: 0 },
  ]);
});

it('expects what open orders bought to lie in the shop until it is sent', async () => {
  const ring = await buildProduct(db, { stock: 10 });
  const order = await sell(ring, 3);
  expect(await listed(ring)).toMatchObject([{ stock: 7, reserved: 3 }]);
  for (const status of ['processing', 'shipped']) {
    expect(await listed(ring)).toMatchObject([{ stock: 7, reserved: 3 }]);
    await shop.call('PUT', `/orders/${order}/status`, { token, body: { status } });
  }
  expect(await listed(ring)).toMatchObject([{ stock: 7, reserved: 0 }]);
});

it('moves a count by the difference, with the ledger and the audit log, and leaves right ones alone', async () => {
  const bangle = await buildBangle(db);
  const { status, body } = await count(bangle, [3, 5]);
  expect(status).toBe(200);
  expect(body).toEqual({ changed: [{ product: bangle.id, label: 'Size S', from: 5, to: 3 }], right: 1 });
  expect((await listed(bangle)).map(({ stock }) => stock)).toEqual([3, 5]);
  const { body: history } = await shop.call('GET', `/admin/products/${bangle.id}/stock`, { token });
  expect(history.movements[0]).toMatchObject({ unitName: 'S', delta: -2, after: 3, reason: 'count' });
  const { body: audit } = await shop.call('GET', '/admin/audit?subject=product&limit=1', { token });
  expect(audit.auditEvents[0]).toMatchObject({
    action: 'product.correctStock',
    details: {
      name: bangle.name,
      counts: [{ unit: 'size', unitName: 'S', from: 5, to: 3 }],
      reason: 'count',
    },
  });
});

it('of colors also moves the count of the product', async () => {
  const colours = [
    { name: 'Red', stock: 3 },
    { name: 'Pink', stock: 2 },
  ];
  const lipstick = await buildProduct(db, { stock: 5, colours });
  expect((await count(lipstick, [4, 0])).status).toBe(200);
  const { body } = await shop.call('GET', `/admin/products/${lipstick.id}`, { token });
  expect(body).toMatchObject({ stock: 4, colors: [{ stock: 4 }, { stock: 0 }] });
});

it('keeps what was sold between the list and the count', async () => {
  const ring = await buildProduct(db, { stock: 10 });
  const [was] = await listed(ring);
  await sell(ring, 4);
  const counts = [{ product: ring.id, unit: 'product', expected: was?.stock, counted: 9 }];
  await shop.call('POST', '/admin/stocktaking', { token, body: { counts } });
  expect(await listed(ring)).toMatchObject([{ stock: 5, reserved: 4 }]);
});

it('changes nothing if one count cannot be, and says which', async () => {
  const ring = await buildProduct(db, { stock: 2 });
  const other = await buildProduct(db, { stock: 2 });
  await sell(ring, 1);
  const one = { unit: 'product', expected: 2, counted: 0 };
  const counts = [
    { ...one, product: other.id },
    { ...one, product: ring.id },
    { ...one, product: other.id, unit: 'size', unitName: 'XXL' },
  ];
  expect(await shop.call('POST', '/admin/stocktaking', { token, body: { counts } })).toMatchObject({
    status: 400,
    body: {
      errors: {
        'counts.1.counted':
          'More pieces are missing than are left to sell (1). Edit or close an open order first.',
        'counts.2.unitName': 'This size or color no longer exists',
      },
    },
  });
  expect(await listed(other)).toMatchObject([{ stock: 2 }]);
});

it('counts once, however often it is sent', async () => {
  const ring = await buildProduct(db, { stock: 10 });
  const headers = { 'idempotency-key': 'counted-once' };
  const counts = [{ product: ring.id, unit: 'product', expected: 10, counted: 8 }];
  const send = () => shop.call('POST', '/admin/stocktaking', { token, body: { counts }, headers });
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listed(ring)).toMatchObject([{ stock: 8 }]);
});

it('refuses a deleted product', async () => {
  const gone = await buildProduct(db, { deletedAt: new Date() });
  const counts = [{ product: gone.id, unit: 'product', expected: 1, counted: 2 }];
  expect((await shop.call('POST', '/admin/stocktaking', { token, body: { counts } })).status).toBe(404);
});
