/**
 * Words that most products contain, alone and together: the search scans in the sort order instead of using the word
 * index.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;

const list = async (query: string) => (await shop.call('GET', `/products?${query}`)).body;
const namesOf = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name);
const suggested = async (text: string) =>
  namesOf((await shop.call('GET', `/search/suggestions?q=${encodeURIComponent(text)}`)).body);
const numbered = (from: number, to: number, named: string) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => `${named} ${from + (to > from ? n : -n)}`);

/**
 * Every product contains "coral", nine in ten "reef", and all but the cheapest "deep". The oldest have "lagoon" in
 * their names.
 */
beforeAll(async () => {
  shop = await openTestApp();
  await sql`
    insert into products (id, name, category, description, price, stock, created_at)
    select gen_random_uuid(), case when n <= 100 then 'Lagoon ' else 'Piece ' end || n,
           case when n % 40 = 0 then 'rings' else 'necklaces' end,
           'Of coral' || case when n % 10 = 3 then '' else ', from the reef' end
             || case when n > 1500 then ', of the deep' else '' end, 10000 + 100 * n, 5,
           timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, 6000) n`.execute(shop.db);
  await sql`analyze products`.execute(shop.db);
});

describe('a word of most products', () => {
  it.each(['coral', 'coral reef', 'piece coral'])(
    '%s: a thousand are counted, newest first',
    async (words) => {
      const { pagination, ...page } = await list(`search=${words}&limit=3`);
      expect(pagination).toMatchObject({ total: 1000, atLeast: true });
      expect(namesOf(page)).toEqual(['Piece 6000', 'Piece 5999', 'Piece 5998']);
    },
  );

  it('lists each product on one page, within the counted ones', async () => {
    const pages = await Promise.all(
      [1, 2, 9, 10].map((page) => list(`search=coral reef&limit=100&page=${page}`)),
    );
    const names = pages.flatMap(namesOf);
    expect(new Set(names).size).toBe(400);
    expect(names.slice(0, 100)).toEqual(
      numbered(6000, 5890, 'Piece')
        .filter((name) => !name.endsWith('3'))
        .slice(0, 100),
    );
  });

  it('can be sorted', async () => {
    expect(namesOf(await list('search=coral&sort=price-low&limit=3'))).toEqual(numbered(1, 3, 'Lagoon'));
    expect(namesOf(await list('search=coral&sort=price-high&limit=3'))).toEqual(
      numbered(6000, 5998, 'Piece'),
    );
  });

  it('finds the cheapest match, however many cheaper products there are', async () => {
    expect(namesOf(await list('search=coral deep&sort=price-low&limit=3'))).toEqual(
      numbered(1501, 1503, 'Piece'),
    );
  });

  it('is counted completely when a filter leaves few, and facets stay correct', async () => {
    const { pagination, facets } = await list('search=coral reef&category=rings&facets=1');
    expect(pagination).toMatchObject({ total: 150 });
    expect(pagination).not.toHaveProperty('atLeast');
    expect(facets.atLeast).toBe(true);
    const { pagination: many } = await list('search=coral reef&category=necklaces&minPrice=120');
    expect(many).toMatchObject({ total: 1000, atLeast: true });
  });

  it('finds the right products together with a rare word', async () => {
    const { pagination, ...page } = await list('search=lagoon coral&limit=100');
    expect(pagination).toMatchObject({ total: 100 });
    expect(namesOf(page)).toEqual(numbered(100, 1, 'Lagoon'));
  });
});

describe('suggestions', () => {
  it('with matching names come from the newest products', async () => {
    expect(await suggested('piece')).toEqual(numbered(6000, 5993, 'Piece'));
  });

  it('with many matching descriptions still find the few matching names', async () => {
    const names = await suggested('lago');
    expect(names).toHaveLength(8);
    expect(names.every((name) => name.startsWith('Lagoon'))).toBe(true);
    expect(await suggested('reef cor')).toEqual(
      numbered(6000, 5990, 'Piece')
        .filter((name) => !name.endsWith('3'))
        .slice(0, 8),
    );
  });
});
