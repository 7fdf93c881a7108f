import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildBangle, buildProduct, type ProductOptions } from '#server/testing/goods.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
/** In order of creation: the last product is the newest. */
let goods: (BuiltProduct & ProductOptions)[] = [];

const day = 24 * 60 * 60 * 1000;

const catalogue: ProductOptions[] = [
  { name: 'Engraved Gold Bala', category: 'bangles', price: 1250, colours: [{ name: 'Gold' }] },
  {
    name: 'Rose Churi Set',
    category: 'bangles',
    price: 650,
    colours: [{ name: 'Rose Gold' }, { name: 'Red' }],
  },
  { name: 'Pearl Drops', category: 'earrings', price: 450, tags: ['wedding', 'mukta'] },
  {
    name: 'Gold Hoops',
    category: 'earrings',
    price: 1000,
    colours: [{ name: 'Gold' }, { name: 'Silver', available: false }],
  },
  {
    name: 'Kundan Necklace',
    category: 'necklaces',
    price: 5200,
    description: 'Stones set by hand, with a matching bangle',
  },
  { name: 'Moon Ring', category: 'rings', price: 2000, featured: true },
  { name: 'বেনারসি চুড়ি', category: 'bangles', price: 999.5, colours: [{ name: 'Green' }] },
  {
    name: 'Bridal Set',
    category: 'combo',
    price: 5000,
    isCombo: true,
    comboItems: ['Necklace', 'Ring'],
    isNewArrival: true,
  },
  {
    name: 'Classic Lipstick',
    category: 'cosmetics',
    price: 350,
    colours: [{ name: 'Red' }, { name: 'Pink' }],
  },
];

beforeAll(async () => {
  shop = await openTestApp();
  goods = [];
  for (const [index, options] of catalogue.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + index * day);
    const build = options.category === 'bangles' ? buildBangle : buildProduct;
    goods.push({ ...options, ...(await build(shop.db, { ...options, createdAt })) });
  }
  await buildProduct(shop.db, { name: 'Hidden Gold Bangle', isActive: false });
  await buildProduct(shop.db, { name: 'Deleted Gold Bangle', deletedAt: new Date() });
});

const paramsOf = (query: object): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

const list = async (query: Record<string, string | number> = {}) => {
  const params = paramsOf(query);
  const { status, body } = await shop.call('GET', `/products?${params}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const namesOf = async (query: Record<string, string | number>): Promise<string[]> =>
  (await list(query)).products.map(({ name }: { name: string }) => name);

describe('a listing', () => {
  it('contains products on sale, newest first, with the page’s position', async () => {
    const { products, pagination } = await list();
    expect(products.map(({ name }: { name: string }) => name)).toEqual(
      goods.map(({ name }) => name).toReversed(),
    );
    expect(pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      total: 9,
      hasNext: false,
      hasPrev: false,
      limit: 12,
    });
  });

  it('returns each product as it is read alone', async () => {
    const { products } = await list({ category: 'combo' });
    const { body } = await shop.call('GET', `/products/${products[0]._id}`);
    expect(products).toEqual([body]);
    expect(body).toMatchObject({
      comboItems: [{ name: 'Necklace' }, { name: 'Ring' }],
      isNew: true,
      rating: 0,
    });
  });

  it.each([
    ['oldest', goodsBy((product) => goods.indexOf(product as never))],
    ['price-low', goodsBy((product) => product.price)],
    ['price-high', goodsBy((product) => -product.price)],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await namesOf({ sort })).toEqual(expected());
  });

  it('sorts by name regardless of case, Bangla after Latin', async () => {
    const names = await namesOf({ sort: 'name-asc' });
    expect(names.slice(0, 2)).toEqual(['Bridal Set', 'Classic Lipstick']);
    expect(names.at(-1)).toBe('বেনারসি চুড়ি');
    expect(await namesOf({ sort: 'name-desc' })).toEqual(names.toReversed());
  });

  it.each([
    [{ category: 'earrings' }, ['Gold Hoops', 'Pearl Drops']],
    [{ category: 'EARRINGS' }, ['Gold Hoops', 'Pearl Drops']],
    [{ category: 'shoes' }, []],
    [{ color: 'gold' }, ['Gold Hoops', 'Engraved Gold Bala']],
    [{ color: 'rose-gold' }, ['Rose Churi Set']],
    [{ color: 'Rose Gold' }, ['Rose Churi Set']],
    [{ color: 'silver' }, []],
    [{ color: 'mauve' }, []],
    [{ price: '1000-2000' }, ['Moon Ring', 'Gold Hoops', 'Engraved Gold Bala']],
    [{ price: '5000-999999' }, ['Bridal Set', 'Kundan Necklace']],
    [{ minPrice: 999.5, maxPrice: 1000 }, ['বেনারসি চুড়ি', 'Gold Hoops']],
    [{ minPrice: 1000.01, maxPrice: 1999.99 }, ['Engraved Gold Bala']],
    [{ price: '0-1000', category: 'bangles' }, ['বেনারসি চুড়ি', 'Rose Churi Set']],
    [{ category: 'bangles', color: 'red', maxPrice: 700 }, ['Rose Churi Set']],
    [{ section: 'new-arrivals' }, ['Bridal Set']],
    [{ section: 'featured' }, ['Moon Ring']],
    [{ section: 'combos', category: 'rings' }, []],
  ])('filtered by %j', async (query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
    expect((await list(query)).pagination.total).toBe(expected.length);
  });

  it('has pages that contain each product once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => namesOf({ page, limit: 2 })));
    expect(pages.flat()).toEqual(goods.map(({ name }) => name).toReversed());
    expect((await list({ page: 5, limit: 2 })).pagination).toMatchObject({
      totalPages: 5,
      hasNext: false,
      hasPrev: true,
    });
    expect((await list({ page: 6, limit: 2 })).products).toEqual([]);
  });

  it.each([
    { page: 0 },
    { page: 'x' },
    { limit: 0 },
    { limit: 1001 },
    { sort: 'best' },
    { price: 'cheap' },
    { minPrice: -1 },
  ])('refuses %j', async (query) => {
    const params = paramsOf(query);
    expect((await shop.call('GET', `/products?${params}`)).status).toBe(400);
  });

  function goodsBy(rank: (product: BuiltProduct) => number): () => string[] {
    return () => goods.toSorted((a, b) => rank(a) - rank(b)).map(({ name }) => name);
  }
});

describe('a search', () => {
  it.each([
    ['kundan', ['Kundan Necklace']],
    ['KUNDAN', ['Kundan Necklace']],
    ['neck', ['Kundan Necklace']],
    ['gold hoop', ['Gold Hoops']],
    ['wedding', ['Pearl Drops']],
    ['pink', ['Classic Lipstick']],
    ['বেনারসি', ['বেনারসি চুড়ি']],
    ['চুড়ি', ['Rose Churi Set', 'বেনারসি চুড়ি']],
    ['zzzzzz', []],
    ['???', []],
    ["gold' & !bala:*", ['Engraved Gold Bala']],
  ])('for %j finds', async (search, expected) => {
    const names = await namesOf({ search });
    expect(names).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(names).toEqual([]);
  });

  it.each([
    ['bangel', 'Engraved Gold Bala'],
    ['neklace', 'Kundan Necklace'],
    ['earing', 'Pearl Drops'],
    ['lipstik', 'Classic Lipstick'],
    ['kundon', 'Kundan Necklace'],
  ])('corrects %s', async (search, expected) => {
    expect(await namesOf({ search })).toContain(expected);
  });

  it('ranks matching names before mere mentions', async () => {
    expect((await namesOf({ search: 'necklace' })).at(0)).toBe('Kundan Necklace');
    const names = await namesOf({ search: 'gold' });
    expect(names.slice(0, 2).toSorted()).toEqual(['Engraved Gold Bala', 'Gold Hoops']);
  });

  it('combines with filters, sorting and pages', async () => {
    expect(await namesOf({ search: 'gold', category: 'earrings' })).toEqual(['Gold Hoops']);
    expect(await namesOf({ search: 'gold', sort: 'price-high', limit: 1 })).toEqual(['Engraved Gold Bala']);
    expect(await namesOf({ search: 'bangles', maxPrice: 700 })).toContain('Rose Churi Set');
    expect((await list({ search: 'zzzzzz' })).pagination).toMatchObject({ total: 0, totalPages: 0 });
  });
});

describe('a page far past the end', () => {
  it.each([
    '',
    '&search=gold',
    '&search=gold&facets=1',
    '&sort=name-asc',
    '&category=bangles',
    '&color=gold',
    '&price=0-1000',
  ])('is empty for any filter%s', async (asked) => {
    for (const page of ['99999', '1468656526', '9007199254740991']) {
      const { status, body } = await shop.call('GET', `/products?page=${page}${asked}`);
      expect([status, body.products, body.pagination.hasNext]).toEqual([200, [], false]);
    }
  });
});

describe('facets', () => {
  const countsOf = (facet: { value: string; count: number }[]) =>
    Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

  it('are returned only on request', async () => {
    expect(await list()).not.toHaveProperty('facets');
  });

  it('count each filter’s matches under the other selected filters', async () => {
    const { facets } = await list({ facets: 1, category: 'bangles', price: '0-1000' });
    expect(countsOf(facets.categories)).toEqual({ bangles: 2, earrings: 2, cosmetics: 1 });
    expect(countsOf(facets.colors)).toEqual({ green: 1, red: 1, 'rose-gold': 1 });
    expect(countsOf(facets.prices)).toEqual({ '0-1000': 2, '1000-2000': 1 });
  });

  it('work within a search or a section', async () => {
    const { facets } = await list({ facets: 1, search: 'gold', category: 'earrings' });
    expect(countsOf(facets.categories)).toMatchObject({ bangles: 2, earrings: 1 });
    expect(countsOf(facets.prices)).toEqual({ '0-1000': 1, '1000-2000': 1 });
    expect(countsOf((await list({ facets: 1, section: 'featured' })).facets.categories)).toEqual({
      rings: 1,
    });
  });

  it('agree with the listing, whatever is selected', async () => {
    const choice = fc.record(
      {
        category: fc.constantFrom('bangles', 'earrings', 'rings', 'cosmetics'),
        color: fc.constantFrom('gold', 'red', 'rose-gold'),
        minPrice: fc.constantFrom(350, 650.5, 999.5, 1000, 1001),
        maxPrice: fc.constantFrom(450, 999.49, 1250, 5000),
        search: fc.constantFrom('gold', 'set'),
        section: fc.constantFrom('combos', 'featured', 'new-arrivals'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(choice, async (query) => {
        const { facets, products, pagination } = await list({ ...query, facets: 1, limit: 1000 });
        expect(products).toHaveLength(pagination.total);
        for (const { value, count } of facets.categories) {
          expect((await list({ ...query, category: value })).pagination.total).toBe(count);
        }
        for (const { value, count } of facets.colors) {
          expect((await list({ ...query, color: value })).pagination.total).toBe(count);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('products named by their ids', () => {
  it('come in the given order, without those that are not on sale', async () => {
    const hidden = await buildProduct(shop.db, { name: 'Hidden Ring', isActive: false });
    const [bala, churi, drops] = goods.map(({ id }) => id);
    const ids = [drops, hidden.id, 'nonsense', bala, churi, bala].join(',');
    expect(await namesOf({ ids })).toEqual(['Pearl Drops', 'Engraved Gold Bala', 'Rose Churi Set']);
    expect((await list({ ids, limit: 2, page: 2 })).pagination).toMatchObject({ total: 3, hasNext: false });
    expect(await namesOf({ ids, limit: 2, page: 2 })).toEqual(['Rose Churi Set']);
    expect(await namesOf({ ids: 'nonsense' })).toEqual([]);
  });
});

describe('the curated lists', () => {
  it.each([
    ['featured', ['Moon Ring']],
    ['combos', ['Bridal Set']],
    ['new-arrivals', ['Bridal Set']],
  ])('%s', async (name, expected) => {
    const { body } = await shop.call('GET', `/products/${name}/list`);
    expect(body.map((product: { name: string }) => product.name)).toEqual(expected);
  });

  it('respect the limit', async () => {
    const first = await buildProduct(shop.db, { name: 'Dawn Ring', featured: true });
    const { body } = await shop.call('GET', '/products/featured/list?limit=1');
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([first.id]);
    expect((await shop.call('GET', '/products/featured/list?limit=1000')).body.length).toBeGreaterThan(1);
  });

  it('show sold-out products last, and only if there is room', async () => {
    const combo: ProductOptions = { category: 'combo', isCombo: true };
    await buildProduct(shop.db, { ...combo, name: 'Sold Out Set', stock: 0 });
    await buildProduct(shop.db, {
      ...combo,
      name: 'Set Without Colors Left',
      colours: [{ name: 'Red', stock: 0 }],
    });
    const namesIn = async (query: string) => {
      const { body } = await shop.call('GET', `/products/combos/list${query}`);
      return body.map(({ name }: { name: string }) => name);
    };
    expect(await namesIn('')).toEqual(['Bridal Set', 'Set Without Colors Left', 'Sold Out Set']);
    expect(await namesIn('?limit=2')).toEqual(['Bridal Set', 'Set Without Colors Left']);
    expect(await namesIn('?limit=1')).toEqual(['Bridal Set']);
  });

  it.each(['0', '1001', 'x', '-1'])('refuse limit=%s', async (limit) => {
    const { status, body } = await shop.call('GET', `/products/featured/list?limit=${limit}`);
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Limit is not valid' });
  });
});
