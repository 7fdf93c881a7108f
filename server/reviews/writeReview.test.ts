import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/images.ts';
import { type BuiltProduct, buildProduct, buildUpload } from '#server/testing/goods.ts';
import { type BuiltOrder, buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp({ listening: true });
const { db } = shop;

let customer: Person;
let token: string;
let product: BuiltProduct;
let order: BuiltOrder;

const deliver = (of: BuiltProduct = product, to = customer) =>
  buildOrder(db, { customer: to, lines: [{ product: of }], status: 'delivered' });

beforeEach(async () => {
  customer = await buildCustomer(db, { name: 'Nusrat Jahan' });
  token = await shop.tokenOf(customer);
  product = await buildProduct(db);
  order = await deliver();
});

const draft = (changes: Record<string, unknown> = {}) => ({
  productId: product.id,
  orderId: order.id,
  rating: 4,
  title: 'Lovely',
  comment: 'Just like the photo.',
  ...changes,
});
const write = (body: unknown = draft(), as = token) => shop.call('POST', '/reviews', { token: as, body });
const change = (id: string, body: unknown, as = token) =>
  shop.call('PUT', `/reviews/${id}`, { token: as, body });
const remove = (id: string, as = token) => shop.call('DELETE', `/reviews/${id}`, { token: as });
const summary = async () => (await shop.call('GET', `/reviews/product/${product.id}`)).body.data.summary;
const rating = async () => {
  const { body } = await shop.call('GET', `/products/${product.id}`);
  return [body.rating, body.numReviews];
};
const anotherCustomer = async () => {
  const other = await buildCustomer(db, { name: 'Rahima Khatun' });
  return { other, session: await shop.tokenOf(other) };
};

describe('writing a review', () => {
  it('returns it whole and verified, with its product and order', async () => {
    const { status, body } = await write();
    expect(status).toBe(201);
    expect(body.review).toEqual({
      _id: expect.any(String),
      answer: null,
      productId: product.id,
      orderId: order.id,
      rating: 4,
      title: 'Lovely',
      comment: 'Just like the photo.',
      images: [],
      isVerified: true,
      helpfulCount: 0,
      createdAt: expect.any(String),
      user: { name: 'Nusrat Jahan' },
      product: {
        _id: product.id,
        name: product.name,
        image: '/media/test.jpg',
        images: [{ url: '/media/test.jpg' }],
      },
    });
  });

  it('is visible at once in the stars and in the product', async () => {
    expect(await summary()).toMatchObject({ average: 0, count: 0 });
    expect(await rating()).toEqual([0, 0]);
    await write();
    expect(await summary()).toEqual({ average: 4, count: 1, stars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });
    expect(await rating()).toEqual([4, 1]);
  });

  it('requires only stars', async () => {
    const { productId, orderId } = draft();
    const { status, body } = await write({ productId, orderId, rating: '5' });
    expect([status, body.review.rating, body.review.title, body.review.comment]).toEqual([201, 5, '', '']);
  });

  it('is possible once per product and user, also through another order and concurrently', async () => {
    const later = await deliver();
    const statuses = (
      await Promise.all([write(), write(), write(draft({ orderId: later.id })), write()])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    expect(await write(draft({ orderId: later.id }))).toMatchObject({
      status: 409,
      body: { message: 'You have already reviewed this product' },
    });
    expect(await rating()).toEqual([4, 1]);
  });

  it.each(['pending', 'processing', 'shipped', 'cancelled'] as const)(
    'is refused while %s',
    async (status) => {
      const open = await buildOrder(db, { customer, lines: [{ product }], status });
      expect(await write(draft({ orderId: open.id }))).toMatchObject({
        status: 409,
        body: { code: 'notDelivered' },
      });
    },
  );

  it('requires a delivered order of the product: other users find no such order or product', async () => {
    const { session } = await anotherCustomer();
    expect(await write(draft(), session)).toMatchObject({
      status: 404,
      body: { message: 'Order not found' },
    });
    const admin = await shop.tokenOf(await buildAdmin(db));
    expect((await write(draft(), admin)).status).toBe(404);
    const elsewhere = await buildProduct(db);
    expect(await write(draft({ productId: elsewhere.id }))).toMatchObject({
      status: 404,
      body: { message: 'Product not found' },
    });
    expect((await write(draft({ orderId: 'x' }))).status).toBe(404);
    expect((await write(draft({ productId: 'x' }))).status).toBe(404);
    await sql`update products set deleted_at = now() where id = ${product.id}`.execute(db);
    expect((await write()).status).toBe(404);
  });

  it.each([
    [{ rating: 0 }, { rating: 'Please select a rating' }],
    [{ rating: 6 }, { rating: 'Please select a rating' }],
    [{ rating: 4.5 }, { rating: 'Please select a rating' }],
    [{ rating: undefined }, { rating: 'Please select a rating' }],
    [{ title: 'x'.repeat(101) }, { title: 'Title must be at most 100 characters' }],
    [{ comment: 'x'.repeat(1001) }, { comment: 'Comment must be at most 1000 characters' }],
    [{ images: Array(5).fill('/media/x') }, { images: 'You can add at most 4 photos' }],
    [{ images: ['javascript:alert(1)'] }, { 'images.0': 'Image address is not valid' }],
    [{ productId: '' }, { productId: 'Product is required' }],
    [{ orderId: undefined }, { orderId: 'Order is required' }],
  ])('%j is refused at its field', async (changes, errors) => {
    expect(await write(draft(changes))).toMatchObject({ status: 400, body: { errors } });
  });

  it('ignores unknown fields in the body', async () => {
    const { other } = await anotherCustomer();
    const { body } = await write(
      draft({
        user: other.id,
        userId: other.id,
        isVerified: false,
        helpfulCount: 999,
        createdAt: '2001-01-01',
      }),
    );
    expect(body.review).toMatchObject({ helpfulCount: 0, isVerified: true, user: { name: 'Nusrat Jahan' } });
    expect(new Date(body.review.createdAt).getFullYear()).toBeGreaterThan(2001);
  });

  it('keeps markup as plain text', async () => {
    const title = '<script>alert(1)</script> & "চুড়ি"';
    expect((await write(draft({ title }))).body.review.title).toBe(title);
  });
});

describe('photos', () => {
  it('are the author’s own uploads, in their order', async () => {
    const ids = [
      await buildUpload(db, { ownerId: customer.id, kind: 'review' }),
      await buildUpload(db, { ownerId: customer.id, kind: 'review' }),
    ];
    const { status, body } = await write(draft({ images: ids.map((id) => imageUrl(id)) }));
    expect([status, body.review.images]).toEqual([201, ids.map((id) => imageUrl(id))]);
    const { body: shown } = await shop.call('GET', `/reviews/product/${product.id}`);
    expect(shown.data.reviews[0].images).toEqual(ids.map((id) => imageUrl(id)));
  });

  it('of other users, foreign or unknown, are refused, and nothing is written', async () => {
    const { other } = await anotherCustomer();
    const foreign = imageUrl(await buildUpload(db, { ownerId: other.id, kind: 'review' }));
    const nowhere = imageUrl('00000000-0000-7000-8000-000000000000');
    for (const url of [foreign, nowhere, 'https://example.com/photo.jpg', '/media/test.jpg']) {
      expect(await write(draft({ images: [url] }))).toMatchObject({
        status: 400,
        body: { errors: { 'images.0': expect.any(String) } },
      });
    }
    expect(await rating()).toEqual([0, 0]);
    expect((await write()).status).toBe(201);
  });

  it('can be changed, and stay when omitted', async () => {
    const [one, other] = [
      await buildUpload(db, { ownerId: customer.id }),
      await buildUpload(db, { ownerId: customer.id }),
    ];
    const { body } = await write(draft({ images: [imageUrl(one)] }));
    const id = body.review._id;
    expect((await change(id, { title: 'Still lovely' })).body.review.images).toEqual([imageUrl(one)]);
    const both = [imageUrl(other), imageUrl(one)];
    expect((await change(id, { images: both })).body.review.images).toEqual(both);
    expect((await change(id, { images: [] })).body.review.images).toEqual([]);
  });

  it('that were deleted leave the cached reviews of each product, in every process', async () => {
    const another = await buildProduct(db);
    const anotherOrder = await deliver(another);
    const photo = await buildUpload(db, { ownerId: customer.id, kind: 'review' });
    await write(draft({ images: [imageUrl(photo)] }));
    await write(draft({ productId: another.id, orderId: anotherOrder.id, images: [imageUrl(photo)] }));
    const otherProcess = await openTestApp({ beside: shop, listening: true });
    const shown = async (from = shop) => {
      const of = async (id: string) => (await from.call('GET', `/reviews/product/${id}`)).body.data;
      const all = [await of(product.id), await of(another.id)];
      return all.flatMap(({ reviews, photos }) => [...reviews[0].images, ...photos]);
    };
    expect([await shown(), await shown(otherProcess)]).toEqual([
      Array(4).fill(expect.anything()),
      Array(4).fill(expect.anything()),
    ]);
    const { status } = await shop.call('POST', '/upload/delete', { token, body: { publicId: photo } });
    expect([status, await shown()]).toEqual([200, []]);
    await expect.poll(() => shown(otherProcess), { timeout: 10_000 }).toEqual([]);
  });
});

describe('changing a review', () => {
  it('changes the given fields, and the stars with them', async () => {
    const { body } = await write();
    const id = body.review._id;
    await summary();
    const changed = await change(id, { rating: 1, comment: 'It broke.' });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        review: { rating: 1, title: 'Lovely', comment: 'It broke.', createdAt: body.review.createdAt },
      },
    });
    expect(await summary()).toMatchObject({ average: 1, stars: { 1: 1, 4: 0 } });
    expect(await rating()).toEqual([1, 1]);
    expect((await change(id.toUpperCase(), {})).body.review.rating).toBe(1);
  });

  it('is possible only for its author: others, including admins, do not find it', async () => {
    const { body } = await write();
    const { session } = await anotherCustomer();
    const admin = await shop.tokenOf(await buildAdmin(db));
    for (const as of [session, admin]) {
      expect(await change(body.review._id, { rating: 1 }, as)).toMatchObject({
        status: 404,
        body: { message: 'Review not found' },
      });
    }
    expect((await change('x', { rating: 1 })).status).toBe(404);
    expect((await change(body.review._id, { rating: 0 })).status).toBe(400);
    expect(await rating()).toEqual([4, 1]);
  });
});

describe('deleting a review', () => {
  it('removes its stars at once, and the author can write again', async () => {
    const { body } = await write();
    expect(await rating()).toEqual([4, 1]);
    expect(await remove(body.review._id)).toMatchObject({
      status: 200,
      body: { message: 'Review deleted', productId: product.id },
    });
    expect(await rating()).toEqual([0, 0]);
    expect((await summary()).count).toBe(0);
    expect((await remove(body.review._id)).status).toBe(404);
    expect((await write()).status).toBe(201);
  });

  it('is not possible for another customer, but for an admin, with an audit event', async () => {
    const { body } = await write();
    const id = body.review._id;
    const { session } = await anotherCustomer();
    expect((await remove(id, session)).status).toBe(404);
    const admin = await buildAdmin(db);
    expect((await remove(id, await shop.tokenOf(admin))).status).toBe(200);
    const auditEvents = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'subject', 'details'])
      .where('subject_id', '=', id)
      .execute();
    expect(auditEvents).toEqual([
      {
        actor_id: admin.id,
        action: 'review.delete',
        subject: 'review',
        details: {
          productId: product.id,
          userId: customer.id,
          product: product.name,
          customer: customer.name,
          rating: 4,
          title: 'Lovely',
          comment: 'Just like the photo.',
        },
      },
    ]);
  });

  it('of one’s own writes no audit event, for an admin either', async () => {
    const admin = await buildAdmin(db);
    const session = await shop.tokenOf(admin);
    order = await deliver(product, admin);
    const { body } = await write(draft(), session);
    await remove(body.review._id, session);
    const auditEvents = await db
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', body.review._id)
      .execute();
    expect(auditEvents).toEqual([]);
  });
});
