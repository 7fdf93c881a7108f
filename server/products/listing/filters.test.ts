/** Filters by offer, stock, rating and size, with the facets of all filters: compared with a plain count in SQL. */
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';
import { buildBangle, buildCombo, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

type Query = Record<string, string | number | undefined>;

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
  await sql`
    insert into products (id, name, category, description, price, original_price, stock, stars, is_new_arrival)
    select gen_random_uuid(), 'Sea piece ' || n, (array['rings', 'bangles', 'earrings'])[1 + n % 3], 'x',
           5000 + 700 * (n * 37 % 90), case n % 4 when 0 then 90000 when 1 then 5100 end,
           case when n % 3 = 1 or n % 5 = 0 then 0 else 4 end,
           case n % 6 when 0 then '{0,0,0,0,3}' when 1 then '{0,0,1,0,0}' when 2 then '{4,0,0,0,1}'
                      when 3 then '{0,0,0,2,1}' else '{0,0,0,0,0}' end::int[], n % 7 = 0
    from generate_series(1, 300) n`.execute(shop.db);
  await sql`
    insert into product_colours (product_id, slug, name, stock)
    select id, c, initcap(c), 4 from products, unnest(array['gold', 'red']) c
    where c = 'gold' and price > 30000 or price % 3 = 0`.execute(shop.db);
  await sql`
    insert into product_sizes (product_id, name, stock, available)
    select id, s, case when price % 500 = 0 then 0 else 3 end, price % 11 <> 0 or s = 'M'
    from products, unnest(array['S', 'M', 'XL']) s
    where category = 'bangles' and (s <> 'XL' or price > 40000 or price % 9 = 1)`.execute(shop.db);
  await insertCombos();
  await sql`select products_recount(array_agg(id)) from products`.execute(shop.db);
  await rebuildProjections(shop.db);
});

/** Of one or two bangles: in the size that the customer chooses, in a fixed one, or one of each; some with a hidden bangle. */
async function insertCombos(): Promise<void> {
  await sql`
    insert into products (id, name, category, description, price, original_price, stock, is_new_arrival, is_active)
    select gen_random_uuid(), 'Sea set ' || n, 'combo', 'x', 6000 + 900 * (n * 17 % 70), case n % 3 when 0 then 90000 end, 0,
           n % 5 = 0, n % 11 > 0
    from generate_series(1, 70) n`.execute(shop.db);
  await sql`
    with bangles as (
      select b.id, row_number() over (order by b.price, b.id) as n, count(*) over () as all_of_them from products b
      where b.category = 'bangles'
    ), combos as (
      select id, row_number() over (order by price, id) as n from products where category = 'combo'
    )
    insert into combo_components (combo_id, position, component_id, quantity, size, colour, colour_slug)
    select c.id, place, b.id, 1 + (c.n * (place + 1)) % 3, case (c.n + place) % 4 when 0 then 'M' when 1 then 'XL' end, 'Gold', 'gold'
    from combos c cross join generate_series(0, 1) place join bangles b on b.n = 1 + (c.n * (3 + place) + place) % b.all_of_them
    where place = 0 or c.n % 3 > 0`.execute(shop.db);
  await sql`
    update products set is_active = false
    where id in (select component_id from combo_components order by component_id limit 3)`.execute(shop.db);
}

async function list(query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const params = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  const { status, body } = await shop.call('GET', `/products?${params}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** The same filters, written plainly. */
const conditions: Record<string, (value: string) => RawBuilder<unknown>> = {
  category: (value) => sql`category = ${value}`,
  color: (value) => sql`${value} = any (colour_slugs)`,
  minPrice: (value) => sql`price >= ${Number(value) * 100}`,
  maxPrice: (value) => sql`price <= ${Number(value) * 100}`,
  price: (value) =>
    sql`price between ${Number(value.split('-')[0]) * 100} and ${Number(value.split('-')[1]) * 100}`,
  section: () => sql`is_new_arrival`,
  search: () => sql`true`,
  offer: () => sql`price < original_price`,
  inStock: () => sql`available_stock >= 1`,
  rating: (value) =>
    sql`review_count > 0 and rating_sum::float / greatest(review_count, 1) >= ${Number(value)}`,
  size: (value) => sql`(
    id in (select product_id from product_sizes where upper(name) = ${value.toUpperCase()} and available)
    or exists (select from combo_components m where m.combo_id = products.id and m.size is null)
       and not exists (
         select from combo_components m where m.combo_id = products.id and not exists (
           select from product_sizes s join products q on q.id = s.product_id
           where q.id = m.component_id and q.is_active and q.deleted_at is null and s.available
             and upper(s.name) = upper(coalesce(m.size, ${value})) and s.stock >= m.quantity)))`,
};

async function countOf(query: Query): Promise<number> {
  const where = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [conditions[name]?.(String(value)) ?? sql`false`],
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from products where listed and ${sql.join([sql`true`, ...where], sql` and `)}`.execute(
    shop.db,
  );
  return rows[0]?.n ?? -1;
}

const filterOfFacet = {
  categories: 'category',
  colors: 'color',
  prices: 'price',
  sizes: 'size',
  offers: 'offer',
  stock: 'inStock',
  ratings: 'rating',
} as const;

const choice = fc.record(
  {
    category: fc.constantFrom('bangles', 'earrings', 'rings', 'combo'),
    color: fc.constantFrom('gold', 'red', 'blue'),
    minPrice: fc.constantFrom(0, 60.5, 100, 333),
    maxPrice: fc.constantFrom(99, 350, 612.5, 5000),
    section: fc.constantFrom('new-arrivals'),
    offer: fc.constantFrom('1', 'true'),
    inStock: fc.constantFrom('1'),
    rating: fc.constantFrom('3', '4'),
    size: fc.constantFrom('S', 'm', 'XL', 'huge'),
    search: fc.constantFrom('sea'),
  },
  { requiredKeys: [] },
);

describe('a filtered list', () => {
  it('has each match once, in the order of price, on its pages', async () => {
    for (const filter of [{ inStock: 1 }, { color: 'gold' }, { offer: 1, category: 'rings' }] as Query[]) {
      for (const [sort, direction] of [
        ['price-low', 1],
        ['price-high', -1],
      ] as const) {
        const found: { _id: string; price: number }[] = [];
        const total = await countOf(filter);
        for (let page = 1; (page - 1) * 12 < total; page += 1) {
          found.push(...(await list({ ...filter, sort, page, limit: 12, facets: 1 })).products);
        }
        expect(new Set(found.map(({ _id }) => _id)).size).toBe(total);
        const prices = found.map(({ price }) => price);
        expect(prices).toEqual(prices.toSorted((one, other) => direction * (one - other)));
      }
    }
  });

  it('has the total and the facets of a plain count, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async (query) => {
        const { pagination, facets } = await list({ ...query, facets: 1, limit: 1 });
        expect(pagination.total).toBe(await countOf(query));
        for (const [facet, name] of Object.entries(filterOfFacet)) {
          for (const { value, count } of facets[facet]) {
            // A price range replaces the limits.
            const others = name === 'price' ? { ...query, minPrice: undefined, maxPrice: undefined } : query;
            const exact = await countOf({ ...others, [name]: value });
            expect([facet, value, count]).toEqual([facet, value, exact]);
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('finds combos in the sizes that can be chosen, and no others', async () => {
    const { facets } = await list({ category: 'combo', facets: 1 });
    expect(facets.sizes.map(({ value }: { value: string }) => value)).toEqual(['s', 'm', 'xl']);
    for (const { value, count } of facets.sizes) {
      const { products } = await list({ category: 'combo', size: value, limit: 100 });
      expect(products).toHaveLength(count);
      expect(count).toBe(await countOf({ category: 'combo', size: value }));
      expect(count).toBeGreaterThan(1);
    }
  });

  it('has each product on one page, in any order', async () => {
    const sort = fc.constantFrom('best-selling', 'rating', 'price-low', 'newest', 'name-desc');
    await fc.assert(
      fc.asyncProperty(choice, sort, fc.integer({ min: 1, max: 40 }), async (query, order, limit) => {
        const idsOf = ({ products }: { products: { _id: string }[] }) => products.map(({ _id }) => _id);
        const whole = idsOf(await list({ ...query, sort: order, limit: 1000 }));
        const pages = Math.min(Math.ceil(whole.length / limit) + 1, 5);
        for (let page = 1; page <= pages; page += 1) {
          const ids = idsOf(await list({ ...query, sort: order, limit, page }));
          expect(ids).toEqual(whole.slice((page - 1) * limit, page * limit));
        }
        expect(new Set(whole).size).toBe(whole.length);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it.each([
    { rating: '5' },
    { rating: 'good' },
    { offer: 'yes' },
    { inStock: '2' },
    { size: 'x'.repeat(61) },
  ])('refuses %j', async (query) => {
    const params = new URLSearchParams(Object.entries(query));
    const { status, body } = await shop.call('GET', `/products?${params}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(Object.keys(query));
  });

  it('of an unknown size is empty, and blank filters choose nothing', async () => {
    expect((await list({ size: 'enormous' })).pagination.total).toBe(0);
    const { total } = (await list({ size: ' ', offer: '', inStock: '0', rating: '' })).pagination;
    expect(total).toBe(await countOf({}));
  });

  it('lists the sizes in their order', async () => {
    const { facets } = await list({ category: 'bangles', facets: 1 });
    expect(facets.sizes.map(({ value }: { value: string }) => value)).toEqual(['s', 'm', 'xl']);
    expect((await list({ category: 'rings', facets: 1 })).facets.sizes).toEqual([]);
  });
});

describe('what changes a mark', () => {
  const counted = async (query: Query, id: string) => {
    await applyEvents(shop.db, { log: { error: () => {} }, wait: true });
    const { products, pagination } = await list({ ...query, maxPrice: 3, limit: 1000 });
    const found = products.some(({ _id }: { _id: string }) => _id === id);
    expect(pagination.total).toBe(found ? 1 : 0);
    return found;
  };

  it('a sale of the last piece, and its return, move a product between the counts', async () => {
    const { id, price } = await buildProduct(shop.db, { price: 3, stock: 2 });
    const token = await shop.tokenOf(await buildCustomer(shop.db));
    expect(await counted({ inStock: '1' }, id)).toBe(true);
    const body = draftOf([{ product: id, price, quantity: 2 }], deliverTo);
    const placed = await shop.call('POST', '/orders', { token, body });
    expect(placed.status).toBe(201);
    expect(await counted({ inStock: '1' }, id)).toBe(false);
    await shop.call('PUT', `/orders/${placed.body._id}/cancel`, { token });
    expect(await counted({ inStock: '1' }, id)).toBe(true);
    await shop.call('DELETE', `/products/${id}`, { token: await shop.tokenOf(await buildAdmin(shop.db)) });
  });

  it('a sale of the last piece in a size takes combos out of it, and its return puts them back', async () => {
    const bangle = await buildBangle(shop.db, { price: 9 });
    const { id, price } = await buildCombo(shop.db, [{ product: bangle.id, quantity: 2 }], { price: 3 });
    const token = await shop.tokenOf(await buildCustomer(shop.db));
    expect(await counted({ size: 's' }, id)).toBe(true);
    const body = draftOf([{ product: id, price, quantity: 2, selectedSize: 'S' }], deliverTo);
    const placed = await shop.call('POST', '/orders', { token, body });
    expect(placed.status).toBe(201);
    // One piece is left, and the combo holds two.
    expect(await counted({ size: 's' }, id)).toBe(false);
    expect(await counted({ size: 's', search: 'bridal' }, id)).toBe(false);
    expect(await counted({ size: 'm' }, id)).toBe(true);
    await shop.call('PUT', `/orders/${placed.body._id}/cancel`, { token });
    expect(await counted({ size: 's', search: 'bridal' }, id)).toBe(true);
    expect(await counted({ size: 's' }, id)).toBe(true);
    const admin = await shop.tokenOf(await buildAdmin(shop.db));
    const components = [{ product: bangle.id, quantity: 2, selectedSize: 'M' }];
    await shop.call('PUT', `/products/${id}`, { token: admin, body: { components } });
    expect(await counted({ size: 's' }, id)).toBe(false);
    await shop.call('DELETE', `/products/${id}`, { token: admin });
  });

  it('an edit and a review do, too', async () => {
    const token = await shop.tokenOf(await buildAdmin(shop.db));
    const bangle = await buildBangle(shop.db, { price: 3, originalPrice: 3 });
    const { id } = bangle;
    const edit = (change: object) => shop.call('PUT', `/products/${id}`, { token, body: change });
    expect(await counted({ offer: '1' }, id)).toBe(false);
    await edit({ originalPrice: 4 });
    expect(await counted({ offer: '1' }, id)).toBe(true);
    expect(await counted({ size: 'L' }, id)).toBe(false);
    await edit({ sizes: [{ size: 'L', measurement: '2.8/28', stock: 1, available: true }] });
    expect(await counted({ size: 'L' }, id)).toBe(true);
    expect(await counted({ size: 'S' }, id)).toBe(false);
    expect(await counted({ rating: '4' }, id)).toBe(false);
    await buildReview(shop.db, { customer: await buildCustomer(shop.db), product: bangle, rating: 4 });
    expect(await counted({ rating: '4' }, id)).toBe(true);
    await edit({ isActive: false });
    expect(await counted({ rating: '4' }, id)).toBe(false);
  });
});
