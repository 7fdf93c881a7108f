import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_WISHES } from '#domain/wishlists.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;

let token: string;
let userId: string;

beforeEach(async () => {
  const customer = await buildCustomer(db);
  userId = customer.id;
  token = await shop.tokenOf(customer);
});

const list = () => shop.call('GET', '/wishlist', { token });
const add = (id: string) => shop.call('PUT', `/wishlist/${id}`, { token });
const remove = (id: string) => shop.call('DELETE', `/wishlist/${id}`, { token });
const merge = (productIds: unknown) => shop.call('POST', '/wishlist/merge', { token, body: { productIds } });
const ids = ({ body }: { body: { _id: string }[] }) => body.map(({ _id }) => _id);

describe('a wishlist', () => {
  it('is empty to begin with', async () => {
    expect(await list()).toMatchObject({ status: 200, body: [] });
  });

  it('contains whole products, most recently saved first', async () => {
    const earrings = await buildProduct(db);
    const bangle = await buildBangle(db);
    await add(earrings.id);
    const after = await add(bangle.id);
    expect(ids(after)).toEqual([bangle.id, earrings.id]);
    const { body: product } = await shop.call('GET', `/products/${bangle.id}`);
    expect(after.body[0]).toEqual(product);
    expect((await list()).body).toEqual(after.body);
  });

  it('contains a product once, in its first place, however often it is saved', async () => {
    const [one, other] = [await buildProduct(db), await buildProduct(db)];
    await add(one.id);
    await add(other.id);
    expect(ids(await add(one.id.toUpperCase()))).toEqual([other.id, one.id]);
    const atOnce = await Promise.all([add(one.id), add(one.id), add(one.id)]);
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ids(await list())).toHaveLength(2);
  });

  it('removes a product, also one that it never contained', async () => {
    const [one, other] = [await buildProduct(db), await buildProduct(db)];
    await add(one.id);
    await add(other.id);
    expect(ids(await remove(one.id))).toEqual([other.id]);
    expect(await remove(one.id)).toMatchObject({ status: 200 });
    expect(ids(await remove('nonsense'))).toEqual([other.id]);
  });

  it('is visible only to its owner', async () => {
    const product = await buildProduct(db);
    await add(product.id);
    const other = await shop.tokenOf(await buildCustomer(db));
    expect((await shop.call('GET', '/wishlist', { token: other })).body).toEqual([]);
    await shop.call('DELETE', `/wishlist/${product.id}`, { token: other });
    expect(ids(await list())).toEqual([product.id]);
  });

  it('refuses a product that is not on sale', async () => {
    const hidden = await buildProduct(db, { isActive: false });
    const deleted = await buildProduct(db, { deletedAt: new Date() });
    for (const id of [hidden.id, deleted.id, '00000000-0000-7000-8000-000000000000', 'nonsense']) {
      expect(await add(id)).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    }
  });

  it('hides a deleted product, and shows it again after it is restored', async () => {
    const product = await buildProduct(db);
    await add(product.id);
    const setActive = (active: boolean) =>
      sql`update products set is_active = ${active} where id = ${product.id}`.execute(db);
    await setActive(false);
    expect((await list()).body).toEqual([]);
    await setActive(true);
    expect(ids(await list())).toEqual([product.id]);
  });

  it('tells of a product that is no longer sold only what its owner recognises it by', async () => {
    const product = await buildProduct(db, { images: ['/one.jpg', '/two.jpg'] });
    await add(product.id);
    const { body: sold } = await shop.call('GET', `/products/${product.id}`);
    await sql`update products set is_active = false, price = 1 where id = ${product.id}`.execute(db);
    const { body } = await shop.call('GET', '/wishlist?unavailable=yes', { token });
    const { _id, name, images } = sold;
    expect(body).toEqual([{ _id, name, images: images.slice(0, 1), isActive: false }]);
  });

  it('names what is no longer sold to who asks, until it is removed or sold again', async () => {
    const [hidden, deleted, sold] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    for (const { id } of [hidden, deleted, sold]) await add(id);
    const all = async () => {
      const { body } = await shop.call('GET', '/wishlist?unavailable=yes', { token });
      return body.map(({ _id, isActive }: { _id: string; isActive: boolean }) => [_id, isActive]);
    };
    const change = (id: string, to: object) =>
      db.updateTable('products').set(to).where('id', '=', id).execute();
    await change(hidden.id, { is_active: false });
    await change(deleted.id, { deleted_at: new Date() });
    expect(await all()).toEqual([
      [sold.id, true],
      [deleted.id, false],
      [hidden.id, false],
    ]);
    expect(ids(await list())).toEqual([sold.id]);
    await remove(deleted.id);
    await change(hidden.id, { is_active: true });
    expect(await all()).toEqual([
      [sold.id, true],
      [hidden.id, true],
    ]);
    expect((await shop.call('GET', '/wishlist?unavailable=maybe', { token })).status).toBe(400);
  });
});

describe('merging a guest’s list', () => {
  it('keeps its order, puts it before the saved ones, and skips unknown products', async () => {
    const saved = await buildProduct(db);
    const [one, other] = [await buildProduct(db), await buildProduct(db)];
    const hidden = await buildProduct(db, { isActive: false });
    await add(saved.id);
    const merged = await merge([
      one.id,
      'nonsense',
      saved.id,
      hidden.id,
      other.id.toUpperCase(),
      one.id,
      '00000000-0000-7000-8000-000000000000',
    ]);
    expect(merged.status).toBe(200);
    expect(ids(merged)).toEqual([one.id, other.id, saved.id]);
  });

  it('twice has the same effect as once', async () => {
    const products = [await buildProduct(db), await buildProduct(db)];
    const wanted = products.map(({ id }) => id);
    const responses = await Promise.all([merge(wanted), merge(wanted), merge(wanted)]);
    for (const response of responses) expect(ids(response)).toEqual(wanted);
    expect(ids(await merge([]))).toEqual(wanted);
  });

  it.each([
    [undefined, 'productIds is required'],
    ['text', 'productIds is required'],
    [Array(MAX_WISHES + 1).fill('x'), `A wishlist has at most ${MAX_WISHES} products`],
  ])('%j is not a list', async (productIds, message) => {
    expect(await merge(productIds)).toMatchObject({ status: 400, body: { errors: { productIds: message } } });
  });
});

describe('a full wishlist', () => {
  const fill = (count: number) =>
    sql`
      with made as (
        insert into products (id, name, description, price, category)
        select gen_random_uuid(), 'Ring ' || i, 'A ring', 100, 'rings' from generate_series(1, ${count}::int) i
        returning id
      )
      insert into wishlist_items (user_id, product_id) select ${userId}, id from made`.execute(db);

  it('refuses more, and accepts one after another is removed', async () => {
    await fill(MAX_WISHES - 1);
    const [last, over] = [await buildProduct(db), await buildProduct(db)];
    // Both at once: only one fits.
    const statuses = (await Promise.all([add(last.id), add(over.id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const held = new Set(ids(await list()));
    expect(held.size).toBe(MAX_WISHES);
    const [inside, outside] = (held.has(last.id) ? [last, over] : [over, last]) as [
      BuiltProduct,
      BuiltProduct,
    ];
    expect(await add(outside.id)).toMatchObject({ status: 409, body: { message: 'Your wishlist is full' } });
    expect((await add(inside.id)).status).toBe(200);
    expect(ids(await merge([outside.id]))).toHaveLength(MAX_WISHES);
    await remove(inside.id);
    expect(ids(await add(outside.id))[0]).toBe(outside.id);
  });
});
