import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '#domain/carts.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call } = shop;

let token: string;
beforeEach(async () => {
  token = await shop.tokenOf(await buildCustomer(db));
});

interface Item {
  productId: string;
  quantity?: number;
  selectedSize?: string | null;
  selectedColor?: string | null;
}

const merge = (items: unknown, key?: string, as = token) =>
  call('POST', '/cart/merge', {
    token: as,
    body: { items },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const read = async () => (await call('GET', '/cart', { token })).body.data;
const quantities = (data: { items: { quantity: number }[] }) => data.items.map(({ quantity }) => quantity);

describe('merging a guest’s cart', () => {
  it('extends existing lines and appends the others', async () => {
    const [held, fresh] = [await buildProduct(db), await buildProduct(db)];
    await call('POST', '/cart/add', { token, body: { productId: held.id, quantity: 2 } });
    const { status, body } = await merge([
      { productId: fresh.id, quantity: 1 },
      { productId: held.id.toUpperCase(), quantity: 3 },
      { productId: fresh.id, quantity: 1, selectedSize: 'M' },
    ]);
    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([
      { product: { _id: held.id }, quantity: 5 },
      { product: { _id: fresh.id }, quantity: 2, selectedSize: null },
    ]);
    expect(await read()).toEqual(body.data);
  });

  it('limits quantities to the stock instead of refusing', async () => {
    const product = await buildProduct(db, { stock: 4 });
    const bangle = await buildBangle(db, { sizes: [{ name: 'S', stock: 1 }] });
    await call('POST', '/cart/add', { token, body: { productId: product.id, quantity: 3 } });
    const { body } = await merge([
      { productId: product.id, quantity: 3 },
      { productId: bangle.id, quantity: 5, selectedSize: 'S' },
    ]);
    expect(quantities(body.data)).toEqual([4, 1]);
  });

  it('skips unavailable items', async () => {
    const soldOut = await buildProduct(db, { stock: 0 });
    const hidden = await buildProduct(db, { isActive: false });
    const bangle = await buildBangle(db);
    const good = await buildProduct(db);
    const { status, body } = await merge([
      { productId: soldOut.id },
      { productId: hidden.id },
      { productId: bangle.id },
      { productId: bangle.id, selectedSize: 'XXL' },
      { productId: 'nonsense' },
      { productId: '00000000-0000-7000-8000-000000000000' },
      { productId: good.id },
    ]);
    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([{ product: { _id: good.id }, quantity: 1 }]);
  });

  it('with an empty list changes nothing', async () => {
    expect((await merge([])).body.data.items).toEqual([]);
  });

  it.each([
    [undefined, { items: 'Items are required' }],
    [[{ productId: '' }], { 'items.0.productId': 'Product is required' }],
    [
      [{ productId: 'x', quantity: 0 }],
      { 'items.0.quantity': 'Quantity must be a whole number from 1 to 10,000' },
    ],
    [
      Array(MAX_CART_LINES + 1).fill({ productId: 'x' }),
      { items: `A cart has at most ${MAX_CART_LINES} lines` },
    ],
  ])('%j is not a cart', async (items, errors) => {
    expect(await merge(items)).toMatchObject({ status: 400, body: { errors } });
  });
});

describe('with an Idempotency-Key', () => {
  let items: Item[];
  beforeEach(async () => {
    items = [{ productId: (await buildProduct(db, { stock: 50 })).id, quantity: 2 }];
  });

  it('happens once, even if repeated concurrently', async () => {
    const first = await merge(items, 'at-sign-in');
    expect((await merge(items, 'at-sign-in')).body).toEqual(first.body);
    const responses = await Promise.all(Array.from({ length: 5 }, () => merge(items, 'in-a-hurry')));
    for (const { status, body } of responses) expect([status, quantities(body.data)]).toEqual([200, [4]]);
    expect(quantities(await read())).toEqual([4]);
  });

  it('does not cover another cart', async () => {
    await merge(items, 'mine');
    expect(await merge([...items, ...items], 'mine')).toMatchObject({
      status: 422,
      body: { message: 'This idempotency key was used for a different request' },
    });
    expect(quantities(await read())).toEqual([2]);
  });

  it('belongs to one customer', async () => {
    await merge(items, 'same');
    const other = await shop.tokenOf(await buildCustomer(db));
    expect(quantities((await merge(items, 'same', other)).body.data)).toEqual([2]);
  });

  it('of more than 200 characters is refused', async () => {
    expect((await merge(items, 'k'.repeat(201))).status).toBe(400);
    expect((await merge(items, 'k'.repeat(200))).status).toBe(200);
  });
});

it('two concurrent carts with their own keys are both merged', async () => {
  const product = await buildProduct(db, { stock: 50 });
  const items = [{ productId: product.id, quantity: 1 }];
  await Promise.all(Array.from({ length: 6 }, (_, device) => merge(items, `device ${device}`)));
  expect(quantities(await read())).toEqual([6]);
});

it('fills a cart up to its last line, and skips the rest', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i += 1) ids.push((await buildProduct(db)).id);
  const colours = Array.from({ length: MAX_CART_LINES - 3 }, (_, i) => ({ name: `Color ${i}`, stock: 2 }));
  const polish = await buildProduct(db, { stock: 1000, colours });
  await merge(colours.map(({ name }) => ({ productId: polish.id, selectedColor: name })));
  const { body } = await merge([
    ...ids.map((productId) => ({ productId })),
    { productId: polish.id, selectedColor: 'Color 0' },
  ]);
  expect(body.data.itemCount).toBe(MAX_CART_LINES);
  expect(body.data.items[0].quantity).toBe(2);
});
