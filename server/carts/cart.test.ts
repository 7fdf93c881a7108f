import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '#domain/carts.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db, call } = shop;

let token: string;
let userId: string;
beforeEach(async () => {
  const customer = await buildCustomer(db);
  userId = customer.id;
  token = await shop.tokenOf(customer);
});

const read = async () => (await call('GET', '/cart', { token })).body.data;
const add = (product: Pick<BuiltProduct, 'id'>, body: Record<string, unknown> = {}) =>
  call('POST', '/cart/add', { token, body: { productId: product.id, ...body } });
const addWith = (key: string, product: Pick<BuiltProduct, 'id'>, body: Record<string, unknown> = {}) =>
  call('POST', '/cart/add', {
    token,
    body: { productId: product.id, ...body },
    headers: { 'idempotency-key': key },
  });
const update = (itemId: unknown, quantity: unknown, as = token) =>
  call('PUT', '/cart/update', { token: as, body: { itemId, quantity } });
const remove = (itemId: string, as = token) => call('DELETE', `/cart/remove/${itemId}`, { token: as });
const set = (product: BuiltProduct, changes: Record<string, unknown>) =>
  db.updateTable('products').set(changes).where('id', '=', product.id).execute();
const empty = { items: [], totalAmount: 0, totalItems: 0, itemCount: 0, discount: null };

describe('a cart', () => {
  it('is empty to begin with', async () => {
    expect(await read()).toEqual(empty);
  });

  it('shows each line with its product, price and availability', async () => {
    const bangle = await buildBangle(db, { colours: [{ name: 'Gold' }], originalPrice: 1500 });
    const { status, body } = await add(bangle, { selectedSize: 'M', selectedColor: 'Gold', quantity: 2 });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      items: [
        {
          _id: expect.any(String),
          product: {
            _id: bangle.id,
            name: bangle.name,
            category: 'bangles',
            price: 1250,
            originalPrice: 1500,
            stock: 0,
            inStock: true,
            images: [{ url: '/media/test.jpg', publicId: '', alt: bangle.name, width: 800, height: 1000 }],
          },
          name: bangle.name,
          image: '/media/test.jpg',
          price: 1250,
          quantity: 2,
          selectedSize: 'M',
          selectedColor: 'Gold',
          available: true,
          maxQuantity: 5,
          notice: null,
        },
      ],
      totalAmount: 2500,
      totalItems: 2,
      itemCount: 1,
      discount: null,
    });
    expect(await read()).toEqual(body.data);
  });

  it('counts pieces and lines', async () => {
    await add(await buildProduct(db, { price: 99.95 }), { quantity: 3 });
    const { body } = await add(await buildProduct(db, { price: 450 }));
    expect(body.data).toMatchObject({ totalAmount: 749.85, totalItems: 4, itemCount: 2 });
  });

  it('is visible only to its owner', async () => {
    const { body } = await add(await buildProduct(db));
    const [line] = body.data.items;
    const stranger = await shop.tokenOf(await buildCustomer(db));
    const notThere = { status: 404, body: { message: 'This item is not in your cart' } };
    expect(await update(line._id, 5, stranger)).toMatchObject(notThere);
    expect(await remove(line._id, stranger)).toMatchObject(notThere);
    await call('DELETE', '/cart/clear', { token: stranger });
    expect(await read()).toEqual(body.data);
  });
});

describe('adding', () => {
  it('adds one piece by default, or the given quantity', async () => {
    const product = await buildProduct(db);
    expect((await add(product)).body.data.totalItems).toBe(1);
    expect((await add(product, { quantity: '২' })).body.data.totalItems).toBe(3);
  });

  it('the same product, size and color again extends its line', async () => {
    const bangle = await buildBangle(db);
    await add(bangle, { selectedSize: 'S' });
    await add({ id: bangle.id.toUpperCase() }, { selectedSize: 'S', selectedColor: '' });
    const { body } = await add(bangle, { selectedSize: 'M' });
    expect(body.data.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
  });

  it('a choice that the product does not have makes no separate line', async () => {
    const product = await buildProduct(db);
    await add(product);
    const { body } = await add(product, { selectedSize: 'M', selectedColor: 'Red' });
    expect(body.data.items).toMatchObject([{ quantity: 2, selectedSize: null, selectedColor: null }]);
  });

  it('more than the stock is refused with the remaining quantity, and changes nothing', async () => {
    const product = await buildProduct(db, { stock: 3 });
    expect(await add(product, { quantity: 4 })).toMatchObject({
      status: 409,
      body: { message: 'Only 3 left in stock', available: 3 },
    });
    expect(await read()).toEqual(empty);
    await add(product, { quantity: 2 });
    expect(await add(product, { quantity: 2 })).toMatchObject({ status: 409, body: { available: 3 } });
    expect((await read()).totalItems).toBe(2);
    expect((await add(product)).body.data.totalItems).toBe(3);
  });

  it('of a bangle is limited by the size’s stock; its color has no count', async () => {
    const bangle = await buildBangle(db, {
      sizes: [{ name: 'S', stock: 2 }],
      colours: [
        { name: 'Gold', stock: 0 },
        { name: 'Silver', available: false },
      ],
    });
    const choice = { selectedSize: 'S', selectedColor: 'Gold' };
    expect((await add(bangle, { ...choice, quantity: 2 })).status).toBe(200);
    expect((await add(bangle, choice)).status).toBe(409);
    expect(await add(bangle, { selectedSize: 'S', selectedColor: 'Silver' })).toMatchObject({
      status: 409,
      body: { message: 'This choice is no longer available' },
    });
  });

  it('of a product with colors is limited by the smaller of color and product', async () => {
    const colours = [
      { name: 'Red', stock: 2 },
      { name: 'Pink', stock: 9 },
    ];
    const lipstick = await buildProduct(db, { category: 'cosmetics', stock: 4, colours });
    expect((await add(lipstick, { selectedColor: 'Red', quantity: 3 })).body.available).toBe(2);
    expect((await add(lipstick, { selectedColor: 'Pink', quantity: 5 })).body.available).toBe(4);
    expect((await add(lipstick, { selectedColor: 'Pink', quantity: 4 })).status).toBe(200);
  });

  it('requires the product’s choices', async () => {
    const bangle = await buildBangle(db);
    const lipstick = await buildProduct(db, {
      colours: [
        { name: 'Red', stock: 2 },
        { name: 'Pink', stock: 2 },
      ],
    });
    expect(await add(bangle, { selectedSize: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please select a size before adding to cart' },
    });
    expect(await add(lipstick)).toMatchObject({
      status: 400,
      body: { message: 'Please select a color before adding to cart' },
    });
    expect((await add(bangle, { selectedSize: 'XXL' })).body.code).toBe('choiceUnavailable');
    expect((await add(lipstick, { selectedColor: 'Blue' })).body.code).toBe('choiceUnavailable');
  });

  it('fills in the only color, and keeps one line', async () => {
    const lipstick = await buildProduct(db, {
      colours: [
        { name: 'Red', stock: 2 },
        { name: 'Pink', stock: 2, available: false },
      ],
    });
    await add(lipstick);
    const { body } = await add(lipstick, { selectedColor: 'Red' });
    expect(body.data.items).toMatchObject([{ quantity: 2, selectedColor: 'Red' }]);
    expect(await add(lipstick)).toMatchObject({ status: 409, body: { message: 'Only 2 left in stock' } });
  });

  it('refuses a product that is not on sale', async () => {
    const hidden = await buildProduct(db, { isActive: false });
    const deleted = await buildProduct(db, { deletedAt: new Date() });
    for (const id of [hidden.id, deleted.id, 'x', '00000000-0000-7000-8000-000000000000']) {
      expect(await add({ id })).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    }
  });

  it.each([0, -1, 1.5, 'two', 10_001, {}, true])('a quantity of %j is refused', async (quantity) => {
    expect(await add(await buildProduct(db), { quantity })).toMatchObject({
      status: 400,
      body: { errors: { quantity: 'Quantity must be a whole number from 1 to 10,000' } },
    });
  });

  it('ignores a price or an owner in the body', async () => {
    const product = await buildProduct(db, { price: 450 });
    const { body } = await add(product, { price: 1, userId: 'other', user: 'other', totalAmount: 0 });
    expect(body.data.totalAmount).toBe(450);
  });

  it(`stops at ${MAX_CART_LINES} lines, but an existing line can still grow`, async () => {
    await sql`
      with cart as (insert into carts (user_id) values (${userId})),
      made as (
        insert into products (id, name, description, price, category, stock)
        select gen_random_uuid(), 'Ring ' || i, 'A ring', 100, 'rings', 9 from generate_series(1, ${MAX_CART_LINES}::int) i
        returning id
      )
      insert into cart_lines (id, user_id, product_id, quantity, price_seen)
      select gen_random_uuid(), ${userId}, id, 1, 100 from made`.execute(db);
    expect(await add(await buildProduct(db))).toMatchObject({
      status: 409,
      body: { message: 'Your cart is full' },
    });
    const [line] = (await read()).items;
    expect((await add({ id: line.product._id })).body.data.totalItems).toBe(MAX_CART_LINES + 1);
  });

  it('puts a line that comes back to the place that it had, and what is added next to the end', async () => {
    const products = await Promise.all([
      buildProduct(db),
      buildProduct(db),
      buildProduct(db),
      buildProduct(db),
    ]);
    const [first, second, third, fourth] = products as [
      BuiltProduct,
      BuiltProduct,
      BuiltProduct,
      BuiltProduct,
    ];
    // A merged cart: its lines were added at the same time.
    const items = [first, second, third].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { body } = await call('POST', '/cart/merge', { token, body: { items } });
    const ids = (cart: { items: { product: { _id: string } }[] }) =>
      cart.items.map(({ product }) => product._id);
    for (const { _id } of body.data.items.slice(0, 2)) await remove(_id);
    expect(ids((await add(second, { place: 0 })).body.data)).toEqual([second.id, third.id]);
    expect(ids((await add(first, { place: 0 })).body.data)).toEqual([first.id, second.id, third.id]);
    await add(fourth);
    expect(ids(await read())).toEqual(products.map(({ id }) => id));
    // Chosen again meanwhile, and fewer lines than there were.
    const { data } = (await add(fourth, { place: 1 })).body;
    expect(data.items[1]).toMatchObject({ product: { _id: fourth.id }, quantity: 2 });
    await call('DELETE', '/cart/clear', { token });
    expect(ids((await add(third, { place: 5 })).body.data)).toEqual([third.id]);
    expect(await add(third, { place: -1 })).toMatchObject({
      status: 400,
      body: { errors: { place: 'Place must be a whole number from 0 to 100' } },
    });
  });

  it('concurrent requests add up, but never beyond the stock', async () => {
    const product = await buildProduct(db, { stock: 7 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(product)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await read()).toMatchObject({ totalItems: 7, itemCount: 1 });
  });
});

describe('changing a quantity', () => {
  const line = async (product: BuiltProduct, body = {}) => (await add(product, body)).body.data.items[0];

  it('sets it, up to the stock', async () => {
    const { _id } = await line(await buildProduct(db, { stock: 5 }));
    expect((await update(_id, 5)).body.data.totalItems).toBe(5);
    expect((await update(_id.toUpperCase(), '2')).body.data.totalItems).toBe(2);
    expect(await update(_id, 6)).toMatchObject({
      status: 409,
      body: { message: 'Only 5 left in stock', available: 5 },
    });
    expect((await read()).totalItems).toBe(2);
  });

  describe('that the shopper has seen', () => {
    const updateSeen = (itemId: string, quantity: number, seen: readonly number[]) =>
      call('PUT', '/cart/update', { token, body: { itemId, quantity, seen } });

    it('sets it, also when the same change is repeated after a lost response', async () => {
      const { _id } = await line(await buildProduct(db, { stock: 9 }));
      for (const _try of [1, 2]) expect((await updateSeen(_id, 2, [1])).body.data.totalItems).toBe(2);
      expect((await updateSeen(_id, 5, [1, 2, 3])).body.data.totalItems).toBe(5);
    });

    it('never overwrites what another tab or device has set', async () => {
      const { _id } = await line(await buildProduct(db, { stock: 9 }));
      await update(_id, 5);
      expect(await updateSeen(_id, 2, [1])).toMatchObject({ status: 409, body: { code: 'quantityChanged' } });
      expect((await read()).totalItems).toBe(5);
    });

    it('may be less than the cart has, if only so many are left', async () => {
      const product = await buildProduct(db, { stock: 9 });
      const { _id } = await line(product, { quantity: 7 });
      await set(product, { stock: 3 });
      expect((await updateSeen(_id, 2, [3])).body.data.totalItems).toBe(2);
    });
  });

  it.each([0, -1, -10_000])('to %j removes the line', async (quantity) => {
    const { _id } = await line(await buildProduct(db));
    expect((await update(_id, quantity)).body.data).toEqual(empty);
  });

  it('to zero works even when the product is gone; other quantities do not', async () => {
    const product = await buildProduct(db);
    const { _id } = await line(product);
    await set(product, { deleted_at: new Date() });
    expect(await update(_id, 2)).toMatchObject({
      status: 409,
      body: { message: 'This product is no longer available' },
    });
    expect((await update(_id, 0)).body.data).toEqual(empty);
  });

  it('needs a line and a number', async () => {
    const { _id } = await line(await buildProduct(db));
    for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
      expect((await update(id, 1)).status).toBe(404);
    }
    for (const quantity of [1.5, 'x', null, undefined, 10_001])
      expect((await update(_id, quantity)).status).toBe(400);
    expect(await update('', 1)).toMatchObject({
      status: 400,
      body: { errors: { itemId: 'Item is required' } },
    });
  });
});

describe('removing and clearing', () => {
  it('removes a line once', async () => {
    const { body } = await add(await buildProduct(db));
    await add(await buildProduct(db));
    const { _id } = body.data.items[0];
    expect((await remove(_id)).body.data.itemCount).toBe(1);
    expect((await remove(_id)).status).toBe(404);
    expect((await remove('x')).status).toBe(404);
  });

  it('removes all lines, and accepts an empty cart', async () => {
    await add(await buildProduct(db));
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await call('DELETE', '/cart/clear', { token });
      expect([status, body.data]).toEqual([200, empty]);
    }
  });
});

describe('changes after a line was added', () => {
  it('a deleted product is shown, but neither counted nor charged', async () => {
    const product = await buildProduct(db);
    await add(product, { quantity: 2 });
    await add(await buildProduct(db, { price: 100 }));
    await set(product, { is_active: false });
    const cart = await read();
    expect(cart.items[0]).toMatchObject({ available: false, maxQuantity: 0, notice: 'gone', quantity: 2 });
    expect(cart).toMatchObject({ totalAmount: 100, totalItems: 1, itemCount: 2 });
  });

  it('its size or color is no longer available', async () => {
    const bangle = await buildBangle(db);
    await add(bangle, { selectedSize: 'M' });
    await sql`update product_sizes set available = false where product_id = ${bangle.id}`.execute(db);
    expect((await read()).items).toMatchObject([{ available: false, notice: 'gone' }]);
  });

  it('its product has colors now: a line without one can be removed but not changed', async () => {
    const product = await buildProduct(db);
    const { body } = await add(product);
    const { _id } = body.data.items[0];
    await db
      .insertInto('product_colours')
      .values([
        { product_id: product.id, slug: 'gold', name: 'Gold', stock: 5, position: 0 },
        { product_id: product.id, slug: 'silver', name: 'Silver', stock: 5, position: 1 },
      ])
      .execute();
    expect(await update(_id, 2)).toMatchObject({ status: 409, body: { code: 'choiceUnavailable' } });
    expect((await update(_id, 0)).body.data).toEqual(empty);
  });

  it('a new price counts at once, and is stored when the line is changed', async () => {
    const product = await buildProduct(db, { price: 450 });
    const { body } = await add(product);
    await set(product, { price: 50_000 });
    expect(await read()).toMatchObject({
      items: [{ price: 500, notice: 'price_changed' }],
      totalAmount: 500,
    });
    const { body: touched } = await update(body.data.items[0]._id, 2);
    expect(touched.data).toMatchObject({ items: [{ notice: null }], totalAmount: 1000 });
  });

  it('a lower stock limits the quantity', async () => {
    const product = await buildProduct(db, { stock: 5, price: 100 });
    await add(product, { quantity: 4 });
    await set(product, { stock: 3 });
    expect(await read()).toMatchObject({
      items: [{ quantity: 3, maxQuantity: 3, available: true, notice: 'short' }],
      totalAmount: 300,
      totalItems: 3,
    });
    await set(product, { stock: 0 });
    expect(await read()).toMatchObject({
      items: [{ quantity: 4, maxQuantity: 0, available: false, notice: 'short' }],
      totalAmount: 0,
      totalItems: 0,
    });
    await set(product, { stock: 9 });
    expect(await read()).toMatchObject({ items: [{ quantity: 4, notice: null }], totalAmount: 400 });
  });
});

describe('without a session', () => {
  it.each([
    ['GET', '/cart', 'Please log in to continue'],
    ['POST', '/cart/add', 'Please login to add items to cart'],
    ['PUT', '/cart/update', 'Please login to update cart'],
    ['DELETE', '/cart/remove/x', 'Please login to remove items from cart'],
    ['DELETE', '/cart/clear', 'Please login to clear cart'],
    ['PUT', '/cart/coupon', 'Please login to update cart'],
    ['DELETE', '/cart/coupon', 'Please login to update cart'],
    ['POST', '/cart/merge', 'Please login to add items to cart'],
  ] as const)('%s %s returns: %s', async (method, path, message) => {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    expect(await call(method, path, { body })).toMatchObject({ status: 401, body: { message } });
  });
});

describe('adding with an Idempotency-Key', () => {
  it('happens once, even if repeated concurrently, with the same response', async () => {
    const product = await buildProduct(db, { stock: 9 });
    const responses = await Promise.all(Array.from({ length: 5 }, () => addWith('press', product)));
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, body: responses[0]?.body });
    expect((await addWith('press', product)).body).toEqual(responses[0]?.body);
    expect((await read()).totalItems).toBe(1);
  });

  it('shows the cart as it is now when repeated, and stores no response, so that nobody fills the disk', async () => {
    const product = await buildProduct(db, { stock: 9 });
    const [line] = (await addWith('press', product)).body.data.items;
    await update(line._id, 3);
    expect((await addWith('press', product)).body.data).toMatchObject({ totalItems: 3 });
    const stored = db.selectFrom('idempotency_keys').select('response').where('response', 'is not', null);
    expect(await stored.execute()).toEqual([]);
  });

  it('adds again under another key, and under the same key of another user', async () => {
    const product = await buildProduct(db, { stock: 9 });
    await addWith('press', product);
    expect((await addWith('another press', product)).body.data.totalItems).toBe(2);
    token = await shop.tokenOf(await buildCustomer(db));
    expect((await addWith('press', product)).body.data.totalItems).toBe(1);
  });

  it('does not cover another product or quantity', async () => {
    const product = await buildProduct(db);
    await addWith('press', product);
    expect(await addWith('press', product, { quantity: 2 })).toMatchObject({
      status: 422,
      body: { code: 'idempotencyMismatch' },
    });
    expect((await addWith('press', await buildProduct(db))).status).toBe(422);
    expect((await read()).totalItems).toBe(1);
  });

  it('leaves the key free after a refusal', async () => {
    const product = await buildProduct(db, { stock: 0 });
    expect((await addWith('press', product)).status).toBe(409);
    await set(product, { stock: 3 });
    expect((await addWith('press', product)).body.data.totalItems).toBe(1);
  });
});
