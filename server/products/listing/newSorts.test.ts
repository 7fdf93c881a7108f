/** The orders by sales and by rating. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ratingScore } from '#domain/ratings.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { countBestSellers } from '#server/projections/bestSellers.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { call, db } = await openTestApp({ listening: true });
const customer = await buildCustomer(db);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** As the task does, and as every process then hears of it. */
async function count(): Promise<void> {
  await countBestSellers(db);
  await applyEvents(db, { log: { error: () => {} }, wait: true });
}

const namesBy = async (sort: string): Promise<string[]> =>
  (await call('GET', `/products?sort=${sort}`)).body.products.map(({ name }: { name: string }) => name);

it('best sellers are those of the last 90 days, as counted last; a sale moves nothing', async () => {
  const [old, some, many] = await Promise.all(
    ['Old', 'Some', 'Many'].map((name) => buildProduct(db, { name, stock: 1000 })),
  );
  if (!old || !some || !many) throw new Error('three products were built');
  await buildOrder(db, { customer, lines: [{ product: old, quantity: 50 }], placedAt: daysAgo(91) });
  await buildOrder(db, { customer, lines: [{ product: some, quantity: 2 }], placedAt: daysAgo(80) });
  await buildOrder(db, { customer, lines: [{ product: many, quantity: 3 }] });
  await buildOrder(db, { customer, lines: [{ product: some, quantity: 9 }], status: 'cancelled' });
  await count();
  await expect.poll(() => namesBy('best-selling')).toEqual(['Many', 'Some', 'Old']);

  await buildOrder(db, { customer, lines: [{ product: some, quantity: 4 }] });
  expect(await namesBy('best-selling')).toEqual(['Many', 'Some', 'Old']);
  await count();
  await expect.poll(() => namesBy('best-selling')).toEqual(['Some', 'Many', 'Old']);

  await sql`delete from product_sales`.execute(db);
  await count();
  const { rows } = await sql`select from products where sold_lately > 0`.execute(db);
  expect(rows).toEqual([]);
});

it('the database rates as the domain does', async () => {
  const counts = fc.array(fc.nat(300), { minLength: 5, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(counts, { minLength: 20, maxLength: 20 }), async (rated) => {
      const { rows } = await sql<{ score: number }>`
        select rating_score(array(select json_array_elements_text(stars)::int)) as score
        from json_array_elements(${JSON.stringify(rated)}::json) stars`.execute(db);
      expect(rows.map(({ score }) => score)).toEqual(rated.map(ratingScore));
    }),
    { numRuns: 20 },
  );
});

it('top rated means many good reviews before one', async () => {
  const rate = (name: string, stars: string) =>
    sql`update products set stars = ${stars}::int[] where name = ${name}`.execute(db);
  await rate('Old', '{0,0,0,10,40}');
  await rate('Some', '{0,0,0,0,1}');
  await call('GET', '/products?sort=rating');
  expect(await namesBy('rating&limit=3')).toEqual(['Old', 'Some', 'Many']);
});
