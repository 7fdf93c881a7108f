import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#server/testing/goods.ts';
import { buildCustomer, type Person } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp({ listening: true });
const { db, call } = shop;

let author: Person;
let reader: string;
let product: BuiltProduct;
let review: string;
beforeEach(async () => {
  author = await buildCustomer(db);
  reader = await shop.tokenOf(await buildCustomer(db));
  product = await buildProduct(db);
  review = await buildReview(db, { customer: author, product });
});

const vote = (method: 'PUT' | 'DELETE', token = reader, id = review) =>
  call(method, `/reviews/${id}/helpful`, { token });
const shown = async () =>
  (await call('GET', `/reviews/product/${product.id}`)).body.data.reviews[0].helpfulCount;
const votesOf = async (token = reader) => (await call('GET', `/reviews/votes/${product.id}`, { token })).body;

describe('a vote', () => {
  it('counts once per user, and can be taken back', async () => {
    expect((await vote('PUT')).body).toEqual({ productId: product.id, isHelpful: true, helpfulCount: 1 });
    expect((await vote('PUT')).body.helpfulCount).toBe(1);
    expect(await shown()).toBe(1);
    const other = await shop.tokenOf(await buildCustomer(db));
    expect((await vote('PUT', other)).body.helpfulCount).toBe(2);
    expect((await vote('DELETE')).body).toEqual({ productId: product.id, isHelpful: false, helpfulCount: 1 });
    expect((await vote('DELETE')).body.helpfulCount).toBe(1);
    expect(await shown()).toBe(1);
  });

  it('of many requests at once counts each user once', async () => {
    const readers = await Promise.all(
      Array.from({ length: 6 }, async () => shop.tokenOf(await buildCustomer(db))),
    );
    await Promise.all([...readers, ...readers, ...readers].map((token) => vote('PUT', token)));
    expect(await shown()).toBe(6);
    await Promise.all([...readers.slice(2), ...readers.slice(2)].map((token) => vote('DELETE', token)));
    expect(await shown()).toBe(2);
  });

  it('is refused on an own review, and on one that is not there', async () => {
    const own = await shop.tokenOf(author);
    expect(await vote('PUT', own)).toMatchObject({
      status: 409,
      body: { message: 'You cannot vote on your own review' },
    });
    for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
      expect((await vote('PUT', reader, id)).status).toBe(404);
    await db.updateTable('products').set({ is_active: false }).where('id', '=', product.id).execute();
    expect((await vote('PUT')).status).toBe(404);
  });

  it('is seen by its voter, and the own review by its author', async () => {
    await vote('PUT');
    expect(await votesOf()).toEqual({ helpful: [review], own: null });
    expect(await votesOf(await shop.tokenOf(author))).toEqual({ helpful: [], own: review });
    await vote('DELETE');
    expect(await votesOf()).toEqual({ helpful: [], own: null });
  });

  it('is limited', async () => {
    const limited = await openTestApp({ beside: shop, settings: { limitsFactor: 1 / 60 } });
    const press = () => limited.call('PUT', `/reviews/${review}/helpful`, { token: reader });
    expect([(await press()).status, (await press()).status, (await press()).status]).toEqual([200, 200, 429]);
  });

  it('goes with the review', async () => {
    await vote('PUT');
    await call('DELETE', `/reviews/${review}`, { token: await shop.tokenOf(author) });
    expect(await votesOf()).toEqual({ helpful: [], own: null });
  });
});
