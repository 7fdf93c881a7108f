/** Orders of combos that are made of other products. */
import { beforeAll, describe, expect, it } from 'vitest';
import { findMailedOrder } from '#server/mail/mailedOrderQueries.ts';
import { type BuiltProduct, buildBangle, buildCombo, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { brokenRules, orderRules } from '#server/testing/orderRules.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let token: string;
let admin: string;

beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.tokenOf(await buildCustomer(shop.db));
  admin = await shop.tokenOf(await buildAdmin(shop.db));
});

interface Wanted {
  product: BuiltProduct;
  quantity?: number;
  selectedSize?: string;
}
const draft = (...wanted: Wanted[]) =>
  draftOf(
    wanted.map(({ product: { id, price }, ...line }) => ({ product: id, price, ...line })),
    deliverTo,
  );
const place = (...wanted: Wanted[]) => shop.call('POST', '/orders', { token, body: draft(...wanted) });

const countOf = async ({ id }: BuiltProduct, name?: string): Promise<number> => {
  const { stock } = name
    ? await shop.db
        .selectFrom('product_sizes')
        .select('stock')
        .where('product_id', '=', id)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    : await shop.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow();
  return stock;
};
const takenBy = async (orderId: string) =>
  (
    await shop.db
      .selectFrom('stock_movements')
      .select(['product_id', 'unit_name', 'delta', 'reason'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ product_id, unit_name, delta, reason }) => [product_id, unit_name, delta, reason]);

/** Two churi in the size that the customer chooses, and a pair of studs. */
async function buildSet({ churi = 20, studs = 10 } = {}) {
  const red = await buildBangle(shop.db, {
    sizes: [
      { name: 'S', stock: churi },
      { name: 'M', stock: churi },
    ],
  });
  const pearl = await buildProduct(shop.db, { stock: studs });
  const set = await buildCombo(shop.db, [{ product: red.id, quantity: 2 }, { product: pearl.id }]);
  return { red, pearl, set };
}

describe('an order of a combo', () => {
  it('takes its components in the size that the customer chose, and gives them back once', async () => {
    const { red, pearl, set } = await buildSet();
    const placed = await place({ product: set, quantity: 3, selectedSize: 'M' });
    expect(placed.status).toBe(201);
    expect(placed.body.orderItems[0]).toMatchObject({
      product: set.id,
      quantity: 3,
      selectedSize: 'M',
      components: [
        { product: red.id, quantity: 2, selectedSize: 'M' },
        { product: pearl.id, quantity: 1, selectedSize: null },
      ],
    });
    // Its emails name them, too.
    const mailed = await findMailedOrder(shop.db, placed.body._id);
    expect(mailed?.lines[0]?.components).toMatchObject(placed.body.orderItems[0].components);
    expect(await takenBy(placed.body._id)).toEqual([
      [red.id, 'M', -6, 'order'],
      [pearl.id, '', -3, 'order'],
    ]);
    expect([await countOf(red, 'M'), await countOf(red, 'S'), await countOf(pearl)]).toEqual([14, 20, 7]);

    // What an admin changes now concerns only new orders.
    await shop.db.deleteFrom('combo_components').where('combo_id', '=', set.id).execute();
    const cancel = () => shop.call('PUT', `/orders/${placed.body._id}/cancel`, { token });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect([await countOf(red, 'M'), await countOf(pearl)]).toEqual([20, 10]);
  });

  it('with one of its components beside it never takes more than there is', async () => {
    const { pearl, set } = await buildSet({ studs: 5 });
    const both = (studs: number) =>
      place({ product: set, quantity: 2, selectedSize: 'S' }, { product: pearl, quantity: studs });
    expect(await both(4)).toMatchObject({ status: 409, body: { available: 3 } });
    expect((await both(3)).status).toBe(201);
    expect(await countOf(pearl)).toBe(0);
    expect(await place({ product: set, selectedSize: 'S' })).toMatchObject({
      status: 409,
      body: { available: 0 },
    });
  });

  it('asks for the size, and knows only those that can be chosen', async () => {
    const { set } = await buildSet();
    expect(await place({ product: set })).toMatchObject({
      status: 400,
      body: { message: 'Please select a size before proceeding' },
    });
    expect((await place({ product: set, selectedSize: 'XL' })).status).toBe(409);
  });
});

describe('many concurrent buyers of a combo and its components', () => {
  it('get exactly the stock: 200 orders, whatever they name first', async () => {
    const { red, pearl, set } = await buildSet({ churi: 40, studs: 30 });
    const other = await buildCombo(shop.db, [{ product: pearl.id }, { product: red.id, selectedSize: 'M' }]);
    const kinds: Wanted[][] = [
      [{ product: set, selectedSize: 'M' }],
      [{ product: pearl }],
      [
        { product: red, selectedSize: 'M' },
        { product: set, selectedSize: 'M' },
      ],
      [{ product: other }, { product: pearl }],
    ];
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, n) => place(...(kinds[n % kinds.length] as Wanted[]))),
    );
    const placed = responses.map(({ status }) => status === 201);
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const count = (kind: number) =>
      placed.filter((isPlaced, n) => isPlaced && n % kinds.length === kind).length;
    expect(await countOf(pearl)).toBe(30 - count(0) - count(1) - count(2) - 2 * count(3));
    expect(await countOf(red, 'M')).toBe(40 - 2 * count(0) - 3 * count(2) - count(3));
    // Something of all that they wanted is sold out, and no order that could still be had was refused at the end.
    expect(Math.min(await countOf(pearl), await countOf(red, 'M'))).toBeLessThan(2);
    expect(await brokenRules(shop.db, orderRules)).toEqual({});
  });
});

it('an admin edits, delivers in part, takes back and exchanges a combo: its components move', async () => {
  const { red, pearl, set } = await buildSet();
  const placed = await place({ product: set, quantity: 2, selectedSize: 'S' });
  const id = placed.body._id;
  const path = `/admin/orders/${id}`;
  const item = (quantity: number) => ({ product: set.id, quantity, selectedSize: 'S', selectedColor: null });
  const edited = await shop.call('PUT', path, { token: admin, body: { version: 1, items: [item(5)] } });
  expect(edited.status).toBe(200);
  expect([await countOf(red, 'S'), await countOf(pearl)]).toEqual([10, 5]);
  expect(edited.body.order.orderItems[0].components).toHaveLength(2);
});
