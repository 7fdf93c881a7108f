import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '#domain/carts.ts';
import { MAX_SAVED_ITEMS } from '#domain/savedItems.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { buildSavedItem } from '#server/testing/savedItems.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call } = shop;

let customer: Person;
let token: string;
beforeEach(async () => {
  customer = await buildCustomer(db);
  token = await shop.tokenOf(customer);
});

const cart = async () => (await call('GET', '/cart', { token })).body.data.items;
const saved = async (as = token) => (await call('GET', '/cart/saved', { token: as })).body.saved;
const key = (name?: string) => (name ? { headers: { 'idempotency-key': name } } : {});
const add = async (product: Pick<BuiltProduct, 'id'>, body: object = {}): Promise<string> => {
  const added = await call('POST', '/cart/add', { token, body: { productId: product.id, ...body } });
  return added.body.data.items.at(-1)._id;
};
const save = (itemId: string, name?: string) =>
  call('POST', '/cart/saved', { token, body: { itemId }, ...key(name) });
const move = (itemId: string, name?: string) =>
  call('POST', '/cart/saved/move', { token, body: { itemId }, ...key(name) });
const set = (product: BuiltProduct, changes: object) =>
  db.updateTable('products').set(changes).where('id', '=', product.id).execute();

describe('saving a line for later', () => {
  it('moves it out of the cart with size, color and quantity', async () => {
    const bangle = await buildBangle(db, { colours: [{ name: 'Gold' }] });
    const ring = await add(await buildProduct(db));
    const { status, body } = await save(
      await add(bangle, { selectedSize: 'M', selectedColor: 'Gold', quantity: 2 }),
    );
    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([{ _id: ring }]);
    expect(body.saved).toMatchObject([
      { product: { _id: bangle.id }, selectedSize: 'M', selectedColor: 'Gold', quantity: 2, notice: null },
    ]);
    expect(await saved()).toEqual(body.saved);
    expect(await cart()).toEqual(body.data.items);
  });

  it('adds up to what was saved of the same choice, newest first', async () => {
    const product = await buildProduct(db);
    await save(await add(product, { quantity: 2 }));
    await save(await add(await buildProduct(db)));
    const { body } = await save(await add(product, { quantity: 3 }));
    expect(body.saved.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
  });

  it('is done once: a repeated request gets the same response, another one is refused', async () => {
    const itemId = await add(await buildProduct(db));
    const [first, second] = await Promise.all([save(itemId, 'k'), save(itemId, 'k')]);
    expect(second.body).toEqual(first.body);
    expect(await saved()).toMatchObject([{ quantity: 1 }]);
    expect(await save(itemId)).toMatchObject({ status: 404, body: { code: 'cartLineNotFound' } });
    expect((await save('x')).status).toBe(404);
    expect((await save(await add(await buildProduct(db)), 'k')).status).toBe(422);
  });

  it('reserves nothing and stays when the cart is ordered or cleared', async () => {
    await save(await add(await buildProduct(db)));
    await call('DELETE', '/cart/clear', { token });
    expect(await saved()).toHaveLength(1);
  });

  it(`stops at ${MAX_SAVED_ITEMS} items, but a saved one can still grow`, async () => {
    const product = await buildProduct(db);
    for (let n = 0; n < MAX_SAVED_ITEMS - 1; n += 1)
      await buildSavedItem(db, customer, { product, size: `${n}` });
    await buildSavedItem(db, customer, { product });
    expect(await save(await add(await buildProduct(db)))).toMatchObject({
      status: 409,
      body: { message: 'You cannot save more items for later. Please remove one first.' },
    });
    expect(await cart()).toHaveLength(1);
    expect((await save(await add(product))).body.saved[0].quantity).toBe(2);
  });
});

describe('the saved items', () => {
  it('show current prices and stock, also of what is gone', async () => {
    const [short, gone] = [await buildProduct(db), await buildProduct(db)];
    for (const product of [short, gone]) await buildSavedItem(db, customer, { product, quantity: 3 });
    await set(short, { stock: 2, price: 50_000 });
    await set(gone, { deleted_at: new Date() });
    expect(await saved()).toMatchObject([
      { available: false, notice: 'gone' },
      { available: true, notice: 'short', maxQuantity: 2, price: 500 },
    ]);
  });

  it('belong to their owner', async () => {
    const id = await buildSavedItem(db, customer);
    const stranger = await shop.tokenOf(await buildCustomer(db));
    expect(await saved(stranger)).toEqual([]);
    for (const [method, path] of [
      ['POST', '/cart/saved/move'],
      ['DELETE', `/cart/saved/${id}`],
    ] as const)
      expect((await call(method, path, { token: stranger, body: { itemId: id } })).status).toBe(404);
    expect(await saved()).toHaveLength(1);
  });

  it('are removed once', async () => {
    const id = await buildSavedItem(db, customer);
    const remove = () => call('DELETE', `/cart/saved/${id}`, { token });
    expect((await remove()).body).toEqual({ saved: [] });
    expect((await remove()).status).toBe(404);
    expect((await call('DELETE', '/cart/saved/x', { token })).status).toBe(404);
  });
});

describe('moving to the cart', () => {
  it('brings all pieces back, and adds to those in the cart', async () => {
    const product = await buildProduct(db, { stock: 9 });
    await add(product, { quantity: 2 });
    const { status, body } = await move(await buildSavedItem(db, customer, { product, quantity: 3 }));
    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([{ quantity: 5 }]);
    expect(body.saved).toEqual([]);
    expect(await cart()).toEqual(body.data.items);
  });

  it('brings what is left, and refuses where nothing is', async () => {
    const product = await buildProduct(db, { stock: 4 });
    const item = await buildSavedItem(db, customer, { product, quantity: 6 });
    await set(product, { stock: 0 });
    expect(await move(item)).toMatchObject({ status: 409, body: { code: 'shortStock', available: 0 } });
    expect(await saved()).toHaveLength(1);
    await set(product, { stock: 4 });
    expect((await move(item)).body.data.items).toMatchObject([{ quantity: 4, notice: null }]);
    const more = await buildSavedItem(db, customer, { product });
    expect(await move(more)).toMatchObject({ status: 409, body: { message: 'Only 4 left in stock' } });
  });

  it('refuses what the shop no longer sells', async () => {
    const gone = await buildProduct(db);
    const bangle = await buildBangle(db);
    await set(gone, { deleted_at: new Date() });
    const item = await buildSavedItem(db, customer, { product: gone });
    expect((await move(item)).body.code).toBe('productGone');
    const size = await buildSavedItem(db, customer, { product: bangle, size: 'XXL' });
    expect((await move(size)).body.code).toBe('choiceUnavailable');
    expect(await saved()).toHaveLength(2);
  });

  it('is done once, however many requests at once', async () => {
    const product = await buildProduct(db, { stock: 9 });
    const item = await buildSavedItem(db, customer, { product, quantity: 3 });
    const [first, second] = await Promise.all([move(item, 'm'), move(item, 'm')]);
    expect(second.body).toEqual(first.body);
    const others = await Promise.all([move(item), move(item, 'n')]);
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
    expect(await cart()).toMatchObject([{ quantity: 3 }]);
  });

  it('refuses a full cart', async () => {
    const product = await buildProduct(db);
    const item = await buildSavedItem(db, customer);
    const rows = Array.from({ length: MAX_CART_LINES }, (_, n) => ({
      id: crypto.randomUUID(),
      user_id: customer.id,
      product_id: product.id,
      size: `${n}`,
      quantity: 1,
      price_seen: 1,
    }));
    await db.insertInto('cart_lines').values(rows).execute();
    expect((await move(item)).body.code).toBe('cartFull');
  });

  it('and saving at once never lose or double a piece', async () => {
    const product = await buildProduct(db, { stock: 50 });
    let line = await add(product, { quantity: 7 });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([save(line), add(product), save(line)]);
      const items = [...(await cart()), ...(await saved())];
      expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(8 + round);
      for (const { _id } of await saved()) await move(_id);
      line = (await cart())[0]._id;
    }
  });
});

describe('merging a guest’s saved items', () => {
  const merge = (items: object[], name = 'guest') =>
    call('POST', '/cart/saved/merge', { token, body: { items }, ...key(name) });

  it('adds them once, sold-out ones too, and skips what is unknown', async () => {
    const [known, soldOut] = [await buildProduct(db), await buildProduct(db, { stock: 0 })];
    const bangle = await buildBangle(db);
    const hidden = await buildProduct(db, { isActive: false });
    await buildSavedItem(db, customer, { product: known, quantity: 2 });
    const items = [
      { productId: soldOut.id, quantity: 4 },
      { productId: known.id, quantity: 1 },
      { productId: bangle.id, selectedSize: 'M' },
      { productId: bangle.id },
      { productId: hidden.id },
      { productId: 'x' },
    ];
    const first = await merge(items);
    expect(first.body.saved).toHaveLength(3);
    expect((await merge(items)).body).toEqual(first.body);
    const quantities = Object.fromEntries(
      (await saved()).map((item: { product: { _id: string }; quantity: number }) => [
        item.product._id,
        item.quantity,
      ]),
    );
    expect(quantities).toEqual({ [soldOut.id]: 4, [known.id]: 3, [bangle.id]: 1 });
    expect((await merge([{ productId: known.id }])).status).toBe(422);
  });

  it('shows the items as they are now when repeated, and stores no response', async () => {
    const items = [{ productId: (await buildProduct(db)).id }];
    const [item] = (await merge(items)).body.saved;
    await call('DELETE', `/cart/saved/${item._id}`, { token });
    expect((await merge(items)).body.saved).toEqual([]);
    const stored = db.selectFrom('idempotency_keys').select('response').where('response', 'is not', null);
    expect(await stored.execute()).toEqual([]);
  });

  it('refuses the key of a merge of the cart with the same items', async () => {
    const items = [{ productId: (await buildProduct(db)).id }];
    await call('POST', '/cart/merge', { token, body: { items }, ...key('one') });
    expect(await merge(items, 'one')).toMatchObject({ status: 422, body: { code: 'idempotencyMismatch' } });
    expect(await saved()).toEqual([]);
  });

  it('stops at the limit without refusing', async () => {
    const product = await buildProduct(db);
    for (let n = 0; n < MAX_SAVED_ITEMS - 1; n += 1)
      await buildSavedItem(db, customer, { product, size: `${n}` });
    const items = [{ productId: (await buildProduct(db)).id }, { productId: (await buildProduct(db)).id }];
    expect((await merge(items)).body.saved).toHaveLength(MAX_SAVED_ITEMS);
  });
});
