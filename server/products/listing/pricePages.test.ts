/**
 * Pages sorted by price with a color filter: they use the maintained counts and give the same result as sorting
 * everything.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();

it('are the same as those of the whole list, for any filters, order and page', async () => {
  await sql`
    insert into products (id, name, category, description, price, stock)
    select gen_random_uuid(), 'No. ' || n, (array['rings', 'necklaces'])[1 + n % 2], 'x',
           case when n % 3 = 0 then 5000 * (1 + n % 40) else 5000 + 701 * (n * 37 % 300) end, 5
    from generate_series(1, 400) n`.execute(shop.db);
  await sql`
    insert into product_colours (product_id, slug, name, stock)
    select id, c, initcap(c), 5 from products, unnest(array['gold', 'red']) c
    where c = 'gold' and price > 150000 or c = 'red' and price % 7 = 0`.execute(shop.db);
  const asked = fc.record({
    category: fc.constantFrom('', 'rings', 'necklaces'),
    color: fc.constantFrom('gold', 'red'),
    sort: fc.constantFrom('price-low', 'price-high'),
    minPrice: fc.option(fc.integer({ min: 40, max: 2200 }), { nil: undefined }),
    maxPrice: fc.option(fc.integer({ min: 40, max: 2200 }), { nil: undefined }),
    limit: fc.integer({ min: 1, max: 30 }),
    page: fc.integer({ min: 1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ limit, page, ...query }) => {
      const whole = await pageOf({ ...query, limit: 1000, page: 1 });
      const { products, pagination } = await pageOf({ ...query, limit, page });
      expect(products).toEqual(whole.products.slice((page - 1) * limit, page * limit));
      expect(pagination.total).toBe(whole.products.length);
      expect(whole.products).toEqual(await sorted(query));
    }),
    { numRuns: 150 },
  );
});

async function pageOf(
  query: Record<string, unknown>,
): Promise<{ products: string[]; pagination: { total: number } }> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const params = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  const { body } = await shop.call('GET', `/products?${params}`);
  return { ...body, products: body.products.map(({ _id }: { _id: string }) => _id) };
}

interface Asked {
  category: string;
  color: string;
  sort: string;
  minPrice?: number;
  maxPrice?: number;
}

async function sorted({ category, color, sort, minPrice, maxPrice }: Asked): Promise<string[]> {
  const direction = sort === 'price-low' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: string }>`
    select id from products
    where (${category} in ('', category)) and ${color} = any (colour_slugs)
      and price between ${(minPrice ?? 0) * 100} and ${maxPrice === undefined ? 1e12 : maxPrice * 100}
    order by price ${direction}, id ${direction}`.execute(shop.db);
  return rows.map(({ id }) => id);
}
