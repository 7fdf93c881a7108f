import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { derive } from '#server/testing/derive.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp({ listening: true });
const { db } = shop;

let customer: Person;
let token: string;
let product: BuiltProduct;

beforeEach(async () => {
  customer = await buildCustomer(db);
  token = await shop.tokenOf(customer);
  product = await buildProduct(db, { stock: 100 });
});

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const read = (query = '', id = product.id) => shop.call('GET', `/reviews/product/${id}${query}`);

describe('the reviews of a product', () => {
  beforeEach(async () => {
    for (let date = 1; date <= 7; date += 1) {
      await buildReview(db, {
        customer: await buildCustomer(db, { name: `Customer ${date}` }),
        product,
        rating: date === 7 ? 1 : 5,
        createdAt: day(date),
      });
    }
  });

  const writers = ({ body }: Awaited<ReturnType<typeof read>>) =>
    body.data.reviews.map(({ user }: { user: { name: string } }) => user.name);

  it('come newest first, five at a time, with the stars of all', async () => {
    const first = await read();
    expect(writers(first)).toEqual(['Customer 7', 'Customer 6', 'Customer 5', 'Customer 4', 'Customer 3']);
    expect(first.body.data.pagination).toEqual({
      currentPage: 1,
      totalPages: 2,
      total: 7,
      hasNext: true,
      hasPrev: false,
      limit: 5,
    });
    expect(first.body.data.summary).toEqual({
      average: 4.4,
      count: 7,
      stars: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 6 },
    });
    const second = await read('?page=2');
    expect(writers(second)).toEqual(['Customer 2', 'Customer 1']);
    expect(second.body.data.pagination).toMatchObject({ hasNext: false, hasPrev: true });
    expect(writers(await read('?page=3'))).toEqual([]);
    expect(writers(await read('?limit=2&page=2'))).toEqual(['Customer 5', 'Customer 4']);
  });

  it('reveal only the name of their authors', async () => {
    const { body } = await read('?limit=1');
    expect(body.data.reviews[0].user).toEqual({ name: 'Customer 7' });
    expect(JSON.stringify(body)).not.toContain('@example.com');
  });

  it('show an author’s new name', async () => {
    await read('?limit=1');
    const { rows } = await sql<{ id: string }>`
      update users set name = 'Customer Seven' where name = 'Customer 7' returning id`.execute(db);
    await derive(db, ...rows.map(({ id }) => ({ kind: 'userRenamed' as const, user: id })));
    await expect
      .poll(async () => writers(await read('?limit=1')), { timeout: 10_000 })
      .toEqual(['Customer Seven']);
  });

  it.each(['?page=0', '?page=-1', '?limit=0', '?limit=1001', '?page=two'])('%s is refused', async (query) => {
    expect((await read(query)).status).toBe(400);
  });
});

describe('sorted reviews', () => {
  const write = (title: string, rating: number, photos: string[] = []) =>
    buildCustomer(db).then((customer) => buildReview(db, { customer, product, title, rating, photos }));
  beforeEach(async () => {
    await write('old photos', 3, ['/media/a', '/media/b']);
    await write('old', 5);
    await write('new photos', 1, ['/media/c']);
    await write('new', 4);
  });
  const titles = async (query = '') =>
    (await read(query)).body.data.reviews.map(({ title }: { title: string }) => title);

  it('begin with those that have photos, newest first', async () => {
    expect(await titles()).toEqual(['new photos', 'old photos', 'new', 'old']);
    expect(await titles('?limit=2&page=2')).toEqual(['new', 'old']);
  });

  it.each([
    ['newest', ['new', 'new photos', 'old', 'old photos']],
    ['highest', ['old', 'new', 'old photos', 'new photos']],
    ['lowest', ['new photos', 'old photos', 'new', 'old']],
    ['with-photos', ['new photos', 'old photos']],
  ])('come in the order %s', async (sort, expected) => {
    expect(await titles(`?sort=${sort}`)).toEqual(expected);
  });

  it('with photos only are counted as such', async () => {
    const { data } = (await read('?sort=with-photos&limit=1')).body;
    expect(data.pagination).toMatchObject({ total: 2, totalPages: 2, hasNext: true });
    expect(data.summary.count).toBe(4);
  });

  it('come with the newest photos of all, on the first page', async () => {
    const photos = async (query: string) =>
      (await read(query)).body.data.photos.map(({ url }: { url: string }) => url);
    expect(await photos('?limit=1&sort=lowest')).toEqual(['/media/c', '/media/a', '/media/b']);
    expect(await photos('?limit=1&page=2')).toEqual([]);
  });

  it('in an unknown order are refused', async () => {
    expect((await read('?sort=best')).status).toBe(400);
  });
});

it('of a product that is not on sale are not found', async () => {
  const hidden = await buildProduct(db, { isActive: false });
  for (const id of [hidden.id, 'x', '00000000-0000-7000-8000-000000000000']) {
    expect(await read('', id)).toMatchObject({ status: 404, body: { message: 'Product not found' } });
  }
  expect((await read('', product.id.toUpperCase())).body.data.productId).toBe(product.id);
});

const reviewable = async (as = token) => (await shop.call('GET', '/reviews/reviewable', { token: as })).body;

describe('the list of products to review', () => {
  it('contains what was delivered: each product once, with its latest order', async () => {
    const bangle = await buildBangle(db, { name: 'Kundan Bala', price: 1250 });
    const deliver = (lines: Parameters<typeof buildOrder>[1]['lines'], placedAt: Date) =>
      buildOrder(db, { customer, lines, status: 'delivered', placedAt });
    await deliver([{ product, quantity: 3 }], day(1));
    const latest = await deliver([{ product, quantity: 2 }], day(3));
    const bangles = await deliver(
      [
        { product: bangle, size: 'S', quantity: 1 },
        { product: bangle, size: 'M', quantity: 2 },
      ],
      day(5),
    );
    await buildOrder(db, { customer, lines: [{ product: await buildProduct(db) }], status: 'shipped' });
    await buildOrder(db, { customer: await buildCustomer(db), lines: [{ product }], status: 'delivered' });

    const photos = { image: '/media/test.jpg', images: [{ url: '/media/test.jpg' }] };
    expect(await reviewable()).toEqual([
      {
        orderId: bangles.id,
        product: { _id: bangle.id, name: 'Kundan Bala', ...photos },
        orderDate: day(5).toISOString(),
        quantity: 3,
        price: 1250,
      },
      {
        orderId: latest.id,
        product: { _id: product.id, name: product.name, ...photos },
        orderDate: day(3).toISOString(),
        quantity: 2,
        price: product.price,
      },
    ]);
  });

  it('omits reviewed and deleted products, and contains one again after its review is deleted', async () => {
    const gone = await buildProduct(db);
    const order = await buildOrder(db, {
      customer,
      lines: [{ product }, { product: gone }],
      status: 'delivered',
    });
    await sql`update products set deleted_at = now() where id = ${gone.id}`.execute(db);
    expect(await reviewable()).toHaveLength(1);
    const { body } = await shop.call('POST', '/reviews', {
      token,
      body: { productId: product.id, orderId: order.id, rating: 5 },
    });
    expect(await reviewable()).toEqual([]);
    await shop.call('DELETE', `/reviews/${body.review._id}`, { token });
    expect(await reviewable()).toHaveLength(1);
  });
});

describe('the caller’s reviews', () => {
  it('are listed newest first with their products, including deleted ones', async () => {
    const other = await buildProduct(db, { name: 'Silver Ring', images: [] });
    await buildReview(db, { customer, product, createdAt: day(1), title: 'First' });
    await buildReview(db, { customer, product: other, createdAt: day(2), title: 'Second' });
    await buildReview(db, { customer: await buildCustomer(db), product });
    await sql`update products set deleted_at = now() where id = ${other.id}`.execute(db);
    const { body } = await shop.call('GET', '/reviews/my', { token });
    expect(body).toMatchObject([
      { title: 'Second', product: { _id: other.id, name: 'Silver Ring', image: '', images: [] } },
      { title: 'First', product: { _id: product.id } },
    ]);
    expect(body).toHaveLength(2);
  });
});

describe('checking for a review', () => {
  it('finds the caller’s review by product and any of their orders with it', async () => {
    const order = await buildOrder(db, { customer, lines: [{ product }], status: 'delivered' });
    const later = await buildOrder(db, { customer, lines: [{ product }], status: 'pending' });
    const check = (productId: string, orderId: string, as = token) =>
      shop.call('GET', `/reviews/check/${productId}/${orderId}`, { token: as });
    const none = { status: 200, body: { exists: false, review: null } };
    expect(await check(product.id, order.id)).toMatchObject(none);
    const { body } = await shop.call('POST', '/reviews', {
      token,
      body: { productId: product.id, orderId: order.id, rating: 3 },
    });
    const found = { exists: true, review: body.review };
    expect((await check(product.id, order.id)).body).toEqual(found);
    expect((await check(product.id, later.id)).body).toEqual(found);

    const stranger = await buildCustomer(db);
    expect(await check(product.id, order.id, await shop.tokenOf(stranger))).toMatchObject(none);
    const elsewhere = await buildOrder(db, {
      customer,
      lines: [{ product: await buildProduct(db) }],
      status: 'delivered',
    });
    expect(await check(product.id, elsewhere.id)).toMatchObject(none);
    expect(await check('x', 'y')).toMatchObject(none);
  });
});
