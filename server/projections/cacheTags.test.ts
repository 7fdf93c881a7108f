/** Which cached responses each event puts out of date. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { EVERYTHING_TAG, SETTINGS_TAG } from '#contract/tags.ts';
import type { ShopEvent } from '#server/outbox/events.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { applyEvents } from './applyEvents.ts';

const { db, url } = await openTestDatabase();
const subscriber = new pg.Client({ connectionString: url });
await subscriber.connect();
let payloads: string[] = [];
subscriber.on('notification', ({ payload = '' }) => payloads.push(payload));
await subscriber.query('listen catalogue');
afterAll(() => subscriber.end());

const log = recordingLog();

/** The announced tags. A notification arrives before the response to the next statement. */
async function tagsAfter(...events: ShopEvent[]): Promise<string[]> {
  await subscriber.query('select 1');
  payloads = [];
  for (const event of events) await recordEvent(db, event);
  await applyEvents(db, { log, wait: true });
  await subscriber.query('select 1');
  return payloads.flatMap((payload) => payload.split(' ')).sort();
}

const stock = (product: string, before: number | null, after: number) => ({ product, before, after });
const sold = (...changes: ReturnType<typeof stock>[]): ShopEvent => ({
  kind: 'stockChanged',
  stock: changes,
});
const changed = (...ids: string[]): ShopEvent => ({
  kind: 'productsChanged',
  products: ids.map((id) => ({ id })),
  stock: [],
});
const idOf = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [one, other] = [idOf(1), idOf(2)];

describe('an event announces', () => {
  it('a smaller stock: softly, and only what shows the number', async () => {
    expect(await tagsAfter(sold(stock(one, 5, 4)), sold(stock(other, 9, 7)))).toEqual([
      `~stock:${one}`,
      `~stock:${other}`,
    ]);
  });

  it.each([
    ['sold out', 1, 0],
    ['back in stock', 0, 3],
  ])('a product %s: lists and the product at once', async (_, before, after) => {
    expect(await tagsAfter(sold(stock(one, before, after)))).toEqual([
      `product:${one}`,
      'products',
      `stock:${one}`,
    ]);
  });

  it('a written product: lists and the product', async () => {
    expect(await tagsAfter(changed(one))).toEqual([`product:${one}`, 'products', `stock:${one}`]);
  });

  it('a review: the product, its reviews, and lists, which show its stars', async () => {
    expect(await tagsAfter({ kind: 'reviewChanged', product: one, stars: true })).toEqual([
      `product:${one}`,
      'products',
      `reviews:${one}`,
    ]);
  });

  it('a review whose stars stay: the product and its reviews, but no list', async () => {
    expect(await tagsAfter({ kind: 'reviewChanged', product: one, stars: false })).toEqual([
      `product:${one}`,
      `reviews:${one}`,
    ]);
  });

  it('a new name: the reviews that show it', async () => {
    const customer = await buildCustomer(db);
    const product = await buildProduct(db);
    await buildReview(db, { customer, product });
    expect(await tagsAfter({ kind: 'userRenamed', user: customer.id })).toEqual([`reviews:${product.id}`]);
    expect(await tagsAfter({ kind: 'userRenamed', user: (await buildCustomer(db)).id })).toEqual([]);
  });

  it('new settings: their tag', async () => {
    const settings = { kind: 'settingsChanged', lowStock: { before: 5, after: 5 } } as const;
    expect(await tagsAfter(settings)).toEqual([SETTINGS_TAG]);
  });

  it('nothing if it touches no public data', async () => {
    const user = (await buildCustomer(db)).id;
    const after = { role: 'user', isActive: true } as const;
    expect(await tagsAfter({ kind: 'userChanged', user, before: null, after })).toEqual([]);
  });
});

describe('many products at once', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => idOf(n));

  it('are named in payloads that PostgreSQL accepts', async () => {
    const tags = await tagsAfter(changed(...ids(900)));
    expect(tags.filter((tag) => tag.startsWith('product:'))).toHaveLength(900);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  });

  it('are announced as one change above a thousand', async () => {
    expect(await tagsAfter(changed(...ids(1001)))).toEqual([EVERYTHING_TAG]);
  });
});

it('no other part of the shop sends notifications', async () => {
  const { rows } = await sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});
