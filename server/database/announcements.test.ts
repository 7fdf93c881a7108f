/** Which tags a write announces; see the functions `…_announce` in `migrations/`. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_TAG } from '#contract/tags.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { inTransaction } from './transaction.ts';

const { db, url } = await openTestDatabase();
const subscriber = new pg.Client({ connectionString: url });
await subscriber.connect();
let payloads: string[] = [];
subscriber.on('notification', ({ payload = '' }) => payloads.push(payload));
await subscriber.query('listen catalogue');
afterAll(() => subscriber.end());

/** The tags that `write` announced. A notification arrives before the response to the next statement. */
async function tagsOf(write: () => Promise<unknown>): Promise<string[]> {
  await subscriber.query('select 1');
  payloads = [];
  await write();
  await subscriber.query('select 1');
  return [...new Set(payloads.flatMap((payload) => payload.split(' ')))].sort();
}

let product: BuiltProduct;
let bangle: BuiltProduct;
beforeEach(async () => {
  product = await buildProduct(db, { stock: 10, colours: [{ name: 'Gold', stock: 10 }] });
  bangle = await buildBangle(db);
});

const change = (set: object) => db.updateTable('products').set(set).where('id', '=', product.id).execute();

describe('a write announces', () => {
  it('a new product: lists and the product', async () => {
    let built: BuiltProduct | undefined;
    const tags = await tagsOf(async () => {
      built = await buildProduct(db);
    });
    expect(tags).toEqual([`product:${built?.id}`, 'products']);
  });

  it.each([
    ['price', { price: 99_900 }],
    ['name', { name: 'Moon Earrings' }],
    ['specifications', { specifications: { material: 'brass' } }],
    ['featured flag', { featured: true }],
    ['stock, when it sells out', { stock: 0 }],
    ['deletion', { deleted_at: new Date() }],
  ])('a product’s %s: lists and the product', async (_, set) => {
    expect(await tagsOf(() => change(set))).toEqual([`product:${product.id}`, 'products']);
  });

  it('a smaller stock: only the product', async () => {
    expect(await tagsOf(() => change({ stock: 9 }))).toEqual([`product:${product.id}`]);
    const sell = () =>
      db
        .updateTable('product_sizes')
        .set({ stock: 4 })
        .where('product_id', '=', bangle.id)
        .where('name', '=', 'S')
        .execute();
    expect(await tagsOf(sell)).toEqual([`product:${bangle.id}`]);
  });

  it('a changed size or colour that leaves the product’s sums as they were: the product', async () => {
    const swap = () =>
      sql`update product_sizes set stock = stock + case name when 'S' then 1 when 'M' then -1 else 0 end
          where product_id = ${bangle.id}`.execute(db);
    expect(await tagsOf(swap)).toEqual([`product:${bangle.id}`]);
    for (const { id, table } of [
      { id: bangle.id, table: sql.table('product_sizes') },
      { id: product.id, table: sql.table('product_colours') },
    ]) {
      await sql`update ${table} set available = false where product_id = ${id}`.execute(db);
      const restock = () => sql`update ${table} set stock = stock + 1 where product_id = ${id}`.execute(db);
      expect(await tagsOf(restock)).toEqual([`product:${id}`]);
    }
  });

  it('more products than fit in one notification: all of them', async () => {
    const built: string[] = [];
    for (let count = 0; count < 160; count += 1) built.push((await buildProduct(db, { stock: 2 })).id);
    const sell = () => db.updateTable('products').set({ stock: 1 }).where('id', 'in', built).execute();
    expect(await tagsOf(sell)).toEqual(built.map((id) => `product:${id}`).sort());
    expect(payloads).toHaveLength(2);
    expect(await tagsOf(() => sql`select announce('{}')`.execute(db))).toEqual([]);
  });

  it('a colour taken off sale, or a new photo: lists and the product', async () => {
    const hide = () =>
      db
        .updateTable('product_colours')
        .set({ available: false })
        .where('product_id', '=', product.id)
        .execute();
    expect(await tagsOf(hide)).toEqual([`product:${product.id}`, 'products']);
    const photo = () =>
      db
        .insertInto('product_images')
        .values({ product_id: product.id, position: 1, url: '/media/b' })
        .execute();
    expect(await tagsOf(photo)).toEqual([`product:${product.id}`, 'products']);
  });

  it('an order: the products it takes from, and no others', async () => {
    const customer = await buildCustomer(db);
    const order = () =>
      buildOrder(db, {
        customer,
        lines: [
          { product, colour: 'Gold' },
          { product: bangle, size: 'S' },
        ],
      });
    expect(await tagsOf(order)).toEqual([`product:${product.id}`, `product:${bangle.id}`].sort());
  });

  it('a review: the product, its reviews, and lists, which show its stars', async () => {
    const customer = await buildCustomer(db);
    const review = () => buildReview(db, { customer, product, rating: 4 });
    expect(await tagsOf(review)).toEqual([`product:${product.id}`, 'products', `reviews:${product.id}`]);
  });

  it('new settings: their tag', async () => {
    expect(
      await tagsOf(() => db.insertInto('shop_settings').values({ version: 1, settings: {} }).execute()),
    ).toEqual([SETTINGS_TAG]);
  });

  it('nothing if it is rolled back or touches no public data', async () => {
    const rolledBack = () =>
      inTransaction(db, async (transaction) => {
        await transaction.updateTable('products').set({ price: 1 }).where('id', '=', product.id).execute();
        throw new Error('rolled back');
      }).catch(() => {});
    expect(await tagsOf(rolledBack)).toEqual([]);
    expect(await tagsOf(() => buildCustomer(db))).toEqual([]);
  });
});

const insertMany = (count: number) =>
  sql`insert into products (id, name, description, price, category) select gen_random_uuid(), 'P', 'p', 100, 'rings' from generate_series(1, ${count}::int)`.execute(
    db,
  );

describe('many products at once', () => {
  it('are named in payloads that PostgreSQL accepts', async () => {
    const tags = await tagsOf(() => insertMany(1000));
    expect(tags.filter((tag) => tag.startsWith('product:'))).toHaveLength(1000);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  });

  it('are announced as one change above two thousand', async () => {
    expect(await tagsOf(() => insertMany(2001))).toEqual(['everything']);
  });
});
