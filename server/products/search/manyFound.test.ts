/** A word in very many products: the first thousand are counted, and the response says that there are more. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;

const list = async (query: string) => (await shop.call('GET', `/products?limit=5&${query}`)).body;
const countOf = (facet: { value: string; count: number }[], value: string) =>
  facet.find((one) => one.value === value)?.count;

beforeAll(async () => {
  shop = await openTestApp();
  await sql`
    insert into products (id, name, category, description, price, stock)
    select gen_random_uuid(), 'Tidal ' || case when n % 10 = 0 then 'Amber' else 'Plain' end || ' ' || n,
           case when n % 10 = 0 then 'rings' else 'necklaces' end, 'From the sea', 45000, 5
    from generate_series(1, 1500) n`.execute(shop.db);
  await rebuildProjections(shop.db);
});

describe('a search with more matches than are counted', () => {
  it('returns the thousand it has counted, and says that there are more', async () => {
    const { pagination, facets } = await list('search=tidal&facets=1');
    expect(pagination).toMatchObject({ total: 1000, atLeast: true, totalPages: 200 });
    expect(facets.atLeast).toBe(true);
    expect(countOf(facets.prices, '0-1000')).toBeGreaterThanOrEqual(1000);
    expect(countOf(facets.categories, 'rings')).toBeLessThanOrEqual(150);
  });

  it('counts all once a filter leaves fewer, while other filters still have more', async () => {
    const { pagination, facets } = await list('search=tidal&category=rings&facets=1');
    expect(pagination).toMatchObject({ total: 150 });
    expect(pagination).not.toHaveProperty('atLeast');
    expect(facets.atLeast).toBe(true);
  });

  it('counts exactly up to a thousand', async () => {
    const { pagination, facets } = await list('search=amber&facets=1');
    expect(pagination.total).toBe(150);
    expect(facets).not.toHaveProperty('atLeast');
    expect(countOf(facets.categories, 'rings')).toBe(150);
    expect(countOf(facets.prices, '0-1000')).toBe(150);
  });

  it('counts a list without a search exactly, at any length', async () => {
    const { pagination, facets } = await list('facets=1');
    expect(pagination.total).toBe(1500);
    expect(facets).not.toHaveProperty('atLeast');
    expect(countOf(facets.categories, 'necklaces')).toBe(1350);
  });
});
