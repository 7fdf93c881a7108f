/** The admin's product search and stock lists in a shop with many products. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAdmin } from '#server/testing/people.ts';
import { planOf } from '#server/testing/plans.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { findAdminProducts } from './adminProductQueries.ts';
import { lowStock } from './salesQueries.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));

const list = async (query: string) => (await shop.call('GET', `/admin/products?${query}`, { token })).body;
const namesOf = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name);
const numbered = (from: number, to: number, named = 'Piece') =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => `${named} ${from + (to > from ? n : -n)}`);

/**
 * Every product contains "coral". All have the label "festive", and the oldest have "lagoon" and "festive" in their
 * names. All have the label "deep", and the newest and dearest contain it.
 */
beforeAll(async () => {
  await sql`
    insert into products (id, name, category, description, price, stock, tags, created_at)
    select gen_random_uuid(), case when n <= 50 then 'Festive Lagoon ' else 'Piece ' end || n,
           case when n % 40 = 0 then 'rings' else 'necklaces' end,
           'Of coral' || case when n > 10500 then ', of the deep' else '' end, 10000 + 100 * n,
           case when n % 1000 = 0 then 0 when n % 1000 < 3 then n % 1000 else 50 end,
           array['festive', 'deep'], timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, 15000) n`.execute(db);
  await sql`
    insert into low_stock (product_id, available)
    select id, available_stock from products where available_stock <= 5`.execute(db);
  await sql`analyze`.execute(db);
});

describe('a search', () => {
  it('for a word of every product counts a thousand, in any order', async () => {
    const { pagination, ...page } = await list('search=coral&limit=3');
    expect(pagination).toMatchObject({ total: 1000, totalPages: 334, atLeast: true });
    expect(namesOf(page)).toEqual(numbered(15_000, 14_998));
    expect(namesOf(await list('search=coral&limit=3&sort=price-low'))).toEqual(
      numbered(1, 3, 'Festive Lagoon'),
    );
    expect(namesOf(await list('search=cor&limit=100&page=10'))).toEqual(numbered(14_100, 14_001));
    expect(namesOf(await list('search=cor&limit=100&page=11'))).toEqual([]);
    expect((await list('search=coral&category=rings&limit=1')).pagination.total).toBe(375);
  });

  it('for a rare word counts all, even if they are far from the start', async () => {
    const { pagination, ...page } = await list('search=lag&limit=3');
    expect(pagination).toMatchObject({ total: 50 });
    expect(pagination).not.toHaveProperty('atLeast');
    expect(namesOf(page)).toEqual(numbered(50, 48, 'Festive Lagoon'));
  });

  it('for a word of many labels finds the names', async () => {
    const { pagination, ...page } = await list('search=festive&limit=3');
    expect(pagination).toMatchObject({ total: 50, atLeast: true });
    expect(namesOf(page)).toEqual(numbered(50, 48, 'Festive Lagoon'));
    expect((await list('search=rings')).products).toEqual([]);
  });

  it('whose words are far from the start of the sort order shows other matches', async () => {
    const { pagination, products } = await list('search=deep&sort=price-low&limit=5');
    expect(pagination.total).toBe(1000);
    expect(products.map(({ name }: { name: string }) => name)).toEqual(numbered(14_996, 15_000));
  });

  it('selects the newest thousand', async () => {
    const { body } = await shop.call('GET', '/admin/products/ids?search=coral', { token });
    expect(body.ids).toHaveLength(1000);
  });
});

describe('the lists of low stock', () => {
  it('have exact totals and any order', async () => {
    const out = await list('state=out&sort=price-low&limit=2');
    expect(out.pagination.total).toBe(15);
    expect(namesOf(out)).toEqual(['Piece 1000', 'Piece 2000']);
    const low = await list('state=low&limit=2');
    expect(low.pagination.total).toBe(30);
    expect(namesOf(low)).toEqual(['Piece 14002', 'Piece 14001']);
    expect((await list('state=low&search=lagoon')).pagination.total).toBe(2);
  });

  it.each(['low', 'out'] as const)(
    'of %s stock reads its own table and each product by id',
    async (state) => {
      const filter = { state, lowStockLimit: 5, search: undefined, category: undefined };
      const plan = await planOf(db, () => findAdminProducts(db, filter, 'newest', { limit: 20, offset: 0 }));
      expect(plan).toContain('products_pkey');
      expect(plan).not.toContain('Seq Scan on products');
    },
  );

  it('of the dashboard reads them, too', async () => {
    const plan = await planOf(db, () => lowStock(db, 5));
    expect(plan).toContain('products_pkey');
    expect(plan).not.toContain('Seq Scan on products');
  });
});
