/** Combos that are made of other products: how they are saved, and how their availability follows. */
import { describe, expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import { sheetHeadings, sheetRow, sheetUploadField } from '#domain/productSheet.ts';
import { buildBangle, buildCombo, buildProduct, type ProductOptions } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { formOf } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { comboMessages } from '#texts/comboRules.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { productsToEdit } from './productQueries.ts';
import { productFormOf } from './productResponse.ts';

const { db, call, tokenOf } = await openTestApp();
const admin = await tokenOf(await buildAdmin(db));
const customer = await tokenOf(await buildCustomer(db));

const combo = {
  name: 'Bridal Set',
  description: 'All in one box',
  category: 'combo',
  price: 900,
  images: [{ url: 'https://images.example.com/set.jpg', publicId: '', alt: 'A set' }],
};
const create = (body: object) => call('POST', '/products', { token: admin, body: { ...combo, ...body } });
const change = (id: string, body: object) => call('PUT', `/products/${id}`, { token: admin, body });
const read = async (id: string) => (await call('GET', `/products/${id}`)).body;
const buy = (product: string, price: number, quantity = 1) =>
  call('POST', '/orders', { token: customer, body: draftOf([{ product, price, quantity }], deliverTo) });
const studs = (options: ProductOptions = {}) => buildProduct(db, { stock: 10, ...options });

describe('a combo of products', () => {
  it('is saved with them, without a stock of its own, and found by their colors', async () => {
    const ring = await studs({ colours: [{ name: 'Rose Gold', stock: 6 }] });
    const bangle = await buildBangle(db, { colours: [{ name: 'Red' }, { name: 'Green' }] });
    const components = [
      { product: ring.id, quantity: 2 },
      { product: bangle.id, selectedColor: 'Green' },
    ];
    const { status, body } = await create({ components, stock: 50, colors: [{ name: 'Blue' }] });
    expect(status).toBe(201);
    expect(body.product).toMatchObject({
      // Three times two rings; the customer chooses the size of the bangle.
      stock: 3,
      inStock: true,
      sizes: [
        { size: 'S', stock: 3 },
        { size: 'M', stock: 3 },
      ],
      colors: [],
      components: [
        // The only color need not be named.
        { product: ring.id, quantity: 2, selectedSize: null, selectedColor: 'Rose Gold', problem: null },
        { product: bangle.id, quantity: 1, selectedSize: null, selectedColor: 'Green', isSizeOpen: true },
      ],
    });
    const id = body.product._id;
    for (const [color, isFound] of [
      ['rose-gold', true],
      ['green', true],
      ['red', false],
      ['blue', false],
    ] as const) {
      const found = await call('GET', `/products?category=combo&color=${color}`);
      const ids = found.body.products.map((one: { _id: string }) => one._id);
      expect(ids.includes(id), color).toBe(isFound);
    }
    const moved = await db.selectFrom('stock_movements').select('id').where('product_id', '=', id).execute();
    expect(moved).toEqual([]);
  });

  it('has the only color of a product whose size the customer chooses', async () => {
    const bangle = await buildBangle(db, {
      colours: [{ name: 'Mauve' }, { name: 'Teal', available: false }],
    });
    const { body } = await create({ components: [{ product: bangle.id }] });
    expect(body.product.components).toMatchObject([
      { selectedSize: null, selectedColor: 'Mauve', isSizeOpen: true },
    ]);
    const found = await call('GET', '/products?category=combo&color=mauve');
    expect(found.body.products.map((one: { _id: string }) => one._id)).toEqual([body.product._id]);
    // The same product, once with its color and once without.
    const twice = await create({
      components: [{ product: bangle.id }, { product: bangle.id, selectedColor: 'Mauve' }],
    });
    expect(twice).toMatchObject({
      status: 400,
      body: { errors: { 'components.1.product': comboMessages.twice } },
    });
  });

  it('that had a stock of its own gives it up, by the ledger', async () => {
    const set = await buildProduct(db, { category: 'combo', stock: 7 });
    const pearl = await studs();
    const saved = await change(set.id, { components: [{ product: pearl.id, quantity: 3 }] });
    expect(saved.body.product).toMatchObject({ stock: 3, version: 2 });
    const movements = await db
      .selectFrom('stock_movements')
      .select(['delta', 'left_after', 'reason'])
      .where('product_id', '=', set.id)
      .where('reason', '<>', 'initial')
      .execute();
    expect(movements).toEqual([{ delta: -7, left_after: 0, reason: 'edit' }]);
    // A combo of texts again, which needs a count.
    const alone = await change(set.id, { components: [], stock: 4 });
    expect(alone.body.product).toMatchObject({ stock: 4, components: [] });
    expect((await buy(set.id, set.price)).status).toBe(201);
    expect((await read(set.id)).stock).toBe(3);
  });

  it('names each wrong product at its field', async () => {
    const [pearl, bangle] = [
      await studs({ colours: [{ name: 'Gold', stock: 2 }, { name: 'Red' }] }),
      await buildBangle(db),
    ];
    const set = await buildCombo(db, [{ product: bangle.id, selectedSize: 'S' }]);
    const { status, body } = await create({
      components: [
        { product: '0199c5b2-0000-7000-8000-000000000009' },
        { product: set.id },
        { product: bangle.id, selectedSize: 'XXL' },
        { product: pearl.id, selectedColor: 'Mauve' },
        { product: pearl.id },
      ],
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      'components.0.product': comboMessages.gone,
      'components.1.product': comboMessages.isCombo,
      'components.2.selectedSize': comboMessages.size,
      'components.3.selectedColor': comboMessages.colour,
      'components.4.selectedColor': comboMessages.colour,
    });
  });

  it('names each product once, in one to a hundred pieces, and products with a size in common', async () => {
    const small = await buildBangle(db, { sizes: [{ name: 'S', stock: 3 }] });
    const large = await buildBangle(db, { sizes: [{ name: 'L', stock: 3 }] });
    const refused = async (components: object[]) => (await create({ components })).body.errors;
    expect(await refused([{ product: small.id }, { product: small.id }])).toEqual({
      'components.1.product': comboMessages.twice,
    });
    expect(await refused([{ product: small.id, quantity: 0 }, { product: '' }])).toEqual({
      'components.0.quantity': comboMessages.quantity(100),
      'components.1.product': comboMessages.product,
    });
    expect(await refused([{ product: small.id }, { product: large.id }])).toEqual({
      'components.0.selectedSize': comboMessages.noCommonSize,
      'components.1.selectedSize': comboMessages.noCommonSize,
    });
    expect(await refused(Array.from({ length: 31 }, (_, n) => ({ product: `p${n}` })))).toEqual({
      components: 'At most 30 products can be in a combo',
    });
  });

  it('is none of a product that is no combo', async () => {
    const pearl = await studs();
    const { body } = await create({ category: 'earrings', stock: 3, components: [{ product: pearl.id }] });
    expect(body.product).toMatchObject({ stock: 3, components: [] });
  });
});

describe('a product in a combo', () => {
  it('cannot become one itself: by the form, in a selection or a sheet', async () => {
    const pearl = await studs();
    const set = await buildCombo(db, [{ product: pearl.id }], { name: 'Eid Box' });
    const message = comboMessages.isComponent(['Eid Box']);
    expect(await change(pearl.id, { category: 'combo' })).toMatchObject({
      status: 400,
      body: { errors: { category: message } },
    });
    const bulk = { ids: [pearl.id], change: { isCombo: true } };
    const plan = (await call('POST', '/admin/products/bulk', { token: admin, body: bulk })).body;
    expect(plan.faults).toMatchObject([{ column: 'Combo', message }]);
    await call('DELETE', `/products/${set.id}`, { token: admin });
    expect((await change(pearl.id, { name: 'Pearl Studs' })).status).toBe(200);
  });

  it('is named with its combos to admins', async () => {
    const pearl = await studs({ name: 'Moti Dul' });
    const set = await buildCombo(db, [{ product: pearl.id }], { name: 'Eid Box' });
    const inCombos = [{ _id: set.id, name: 'Eid Box' }];
    const one = await call('GET', `/admin/products/${pearl.id}`, { token: admin });
    const list = await call('GET', '/admin/products?search=moti', { token: admin });
    expect(one.body.inCombos).toEqual(inCombos);
    expect(list.body.products).toMatchObject([{ inCombos }]);
    expect(await read(pearl.id)).not.toHaveProperty('inCombos');
  });
});

describe('what can be bought of a combo', () => {
  const setOf = async (options: ProductOptions = {}) => {
    const pearl = await studs({ stock: 3, ...options });
    return {
      pearl,
      set: await buildCombo(db, [{ product: pearl.id, quantity: 2 }, { product: (await studs()).id }]),
    };
  };
  const isListed = async (id: string) => {
    const { body } = await call('GET', '/products?category=combo&inStock=true&limit=100');
    return body.products.some((one: { _id: string }) => one._id === id);
  };
  const stateOf = async (id: string) => {
    const { stock, inStock, components } = await read(id);
    return { stock, inStock, problem: components[0].problem, isListed: await isListed(id) };
  };
  const soldOut = { stock: 0, inStock: false, problem: 'soldOut', isListed: false };
  const there = { stock: 1, inStock: true, problem: null, isListed: true };

  it('follows a sale, a cancellation and a restock of its products', async () => {
    const { pearl, set } = await setOf();
    expect(await stateOf(set.id)).toEqual(there);
    const sold = await buy(pearl.id, pearl.price, 2);
    expect(sold.status).toBe(201);
    expect(await read(set.id)).toMatchObject({ stock: 0, inStock: false });
    await call('PUT', `/orders/${sold.body._id}/cancel`, { token: customer });
    expect(await read(set.id)).toMatchObject({ stock: 1, inStock: true });
    await change(pearl.id, { stock: 1 });
    expect(await stateOf(set.id)).toEqual(soldOut);
    const counts = [{ unit: 'product', pieces: 2 }];
    await call('POST', `/admin/products/${pearl.id}/restock`, { token: admin, body: { counts } });
    expect(await stateOf(set.id)).toEqual(there);
  });

  it('is nothing while one of its products is hidden or deleted, and its page says which', async () => {
    const { pearl, set } = await setOf();
    const hidden = { stock: 0, inStock: false, problem: 'hidden', isListed: false };
    await change(pearl.id, { isActive: false });
    expect(await stateOf(set.id)).toEqual(hidden);
    expect(await buy(set.id, set.price)).toMatchObject({ status: 409, body: { available: 0 } });
    await change(pearl.id, { isActive: true });
    expect(await stateOf(set.id)).toEqual(there);
    await call('DELETE', `/products/${pearl.id}`, { token: admin });
    expect(await stateOf(set.id)).toEqual(hidden);
    await call('POST', `/admin/products/${pearl.id}/restore`, { token: admin });
    expect(await stateOf(set.id)).toEqual(there);
  });

  it('is low when its products are, and is not counted on a shelf', async () => {
    const { pearl, set } = await setOf();
    const low = await call('GET', '/admin/products?state=low&limit=100', { token: admin });
    expect(low.body.products.map((one: { _id: string }) => one._id)).toContain(set.id);
    const list = await call('GET', '/admin/stocktaking?limit=100', { token: admin });
    const ids = list.body.products.map((one: { _id: string }) => one._id);
    expect([ids.includes(pearl.id), ids.includes(set.id)]).toEqual([true, false]);
    const counts = [{ unit: 'product', pieces: 5 }];
    const restocked = await call('POST', `/admin/products/${set.id}/restock`, {
      token: admin,
      body: { counts },
    });
    expect(restocked).toMatchObject({ status: 400, body: { message: restockMessages.combo } });
  });

  it('limits the cart', async () => {
    const { pearl, set } = await setOf({ stock: 5 });
    const add = (quantity: number) =>
      call('POST', '/cart/add', { token: customer, body: { productId: set.id, quantity } });
    expect(await add(3)).toMatchObject({ status: 409, body: { available: 2 } });
    expect((await add(2)).body.data.items[0]).toMatchObject({ quantity: 2, maxQuantity: 2, available: true });
    await change(pearl.id, { stock: 2 });
    const { body } = await call('GET', '/cart', { token: customer });
    expect(body.data.items[0]).toMatchObject({ quantity: 1, maxQuantity: 1, notice: 'short' });
  });
});

it('a combo costs the shop what its products cost at the time, unless the admin says another cost', async () => {
  const [pearl, chain] = [await studs({ costPrice: 100.5 }), await studs({ costPrice: 40 })];
  const set = await buildCombo(db, [{ product: pearl.id, quantity: 2 }, { product: chain.id }]);
  const costOf = async (id: string) =>
    (
      await db
        .selectFrom('order_lines')
        .select('unit_cost')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).unit_cost;
  const placed = await buy(set.id, set.price);
  await change(set.id, { costPrice: 300 });
  const later = await buy(set.id, set.price);
  await change(set.id, { costPrice: 0 });
  await change(chain.id, { costPrice: 0 });
  const unknown = await buy(set.id, set.price);
  expect(await Promise.all([placed, later, unknown].map(({ body }) => costOf(body._id)))).toEqual([
    24_100,
    30_000,
    null,
  ]);
});

describe('the components in a sheet', () => {
  const send = (cells: (string | number)[][], confirm?: string) => {
    const bytes = Buffer.from(csvOf(cells));
    const form = formOf([{ field: sheetUploadField, filename: 'products.csv', bytes }]);
    const query = confirm ? `?confirm=${encodeURIComponent(confirm)}` : '';
    return call('POST', `/admin/products/import${query}`, { token: admin, ...form });
  };
  const carryOut = async (cells: (string | number)[][]) =>
    (await send(cells, (await send(cells)).body.confirm)).body;

  it('are written with the id, and read back without a change', async () => {
    const [pearl, bangle] = [await studs({ colours: [{ name: 'Gold' }] }), await buildBangle(db)];
    const set = await buildCombo(db, [
      { product: bangle.id, quantity: 2 },
      { product: pearl.id, selectedColor: 'Gold' },
    ]);
    const row = (await productsToEdit(db, [set.id])).get(set.id);
    if (!row) throw new Error('no combo');
    const cells = sheetRow({ id: set.id, version: row.version, form: productFormOf(row) }, true);
    const at = sheetHeadings(true).indexOf('Components');
    expect(cells[at]).toBe(`${bangle.id}:2 | ${pearl.id}:1::Gold`);
    const { body } = await send([sheetHeadings(true), cells] as (string | number)[][]);
    expect(body).toMatchObject({ unchanged: 1, faults: [] });
  });

  it('are changed, and wrong ones are named in their row', async () => {
    const [pearl, bangle] = [await studs(), await buildBangle(db)];
    const set = await buildCombo(db, [{ product: pearl.id }]);
    const done = await carryOut([
      ['Id', 'Components'],
      [set.id, `${bangle.id}:1:M`],
    ]);
    expect(done).toMatchObject({ isDone: true, changed: 1 });
    expect(await read(set.id)).toMatchObject({
      stock: 5,
      components: [{ product: bangle.id, selectedSize: 'M' }],
    });
    const { body } = await send([
      ['Id', 'Components'],
      [set.id, `${set.id} | ${bangle.id}:2:XXL`],
    ]);
    expect(body.faults).toMatchObject([
      { row: 2, column: 'Components', message: comboMessages.isCombo },
      { row: 2, column: 'Components', message: comboMessages.size },
    ]);
  });
});
