import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foundLine, noneFoundText, productCount } from './foundLines.ts';
import { listingSchema } from './listing.schema.ts';
import { orderingOf, priceBands, readPriceBand, sortValues } from './listing.ts';
import { orderListingSchema } from './orderListing.ts';
import { userListingSchema } from './userListing.ts';

const isRefused = (query: object) => !listingSchema.safeParse(query).success;

describe('asking for products', () => {
  test('an empty query returns the first twelve products, newest first', () => {
    const listing = listingSchema.parse({});
    expect(listing).toMatchObject({ page: 1, limit: 12, facets: false });
    expect(orderingOf(listing)).toBe('newest');
  });

  test('blank filters mean none', () => {
    const blank = {
      category: ' ',
      search: '',
      color: '',
      price: '',
      minPrice: '',
      maxPrice: '',
      page: '',
      sort: '',
      section: '',
      size: '',
      offer: '',
      inStock: '',
      rating: '',
    };
    expect(listingSchema.parse(blank)).toEqual(listingSchema.parse({}));
  });

  test('a search is ordered by relevance unless the query names an order', () => {
    expect(orderingOf(listingSchema.parse({ search: ' churi ' }))).toBe('relevance');
    expect(orderingOf(listingSchema.parse({ search: 'churi', sort: 'price-low' }))).toBe('price-low');
    expect(sortValues).toEqual([
      ...['newest', 'oldest', 'price-low', 'price-high', 'name-asc', 'name-desc'],
      ...['best-selling', 'rating'],
    ]);
  });

  test.each([
    ['page', ['0', '-1', '1.5', 'x', '1e3', '٣', '99999999999999999999']],
    ['limit', ['0', '1001', '-5', 'all']],
    ['sort', ['cheapest', 'NEWEST', 'price']],
    ['price', ['abc', '1000', '1000-', '-1000', '2000-1000', '1-2-3', '1e3-2e3']],
    ['minPrice', ['abc', '-1', '1e9', 'NaN']],
    ['maxPrice', ['Infinity', '0x10']],
    ['section', ['secret']],
    ['facets', ['yes']],
  ])('a wrong %s is refused', (field, values) => {
    for (const value of values) expect([value, isRefused({ [field]: value })]).toEqual([value, true]);
    expect(isRefused({ [field]: ['1', '1'] })).toBe(true);
  });

  test('an unknown category or color is allowed', () => {
    expect(listingSchema.parse({ category: 'hats', color: 'mauve' })).toMatchObject({
      category: 'hats',
      color: 'mauve',
    });
  });

  test('a page past the end is allowed', () => {
    expect(listingSchema.parse({ page: '9007199254740991' }).page).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('ids are read, invalid ones skipped', () => {
    const id = '0190b5a0-1111-7abc-8def-0123456789ab';
    expect(listingSchema.parse({ ids: `${id},x,${id}` }).ids).toEqual([id]);
  });
});

describe('price bounds', () => {
  test('a range sets both limits, and 999999 means no upper limit', () => {
    expect(listingSchema.parse({ price: '1000-2000' })).toMatchObject({ minPrice: 1000, maxPrice: 2000 });
    expect(listingSchema.parse({ price: '5000-999999' })).toMatchObject({
      minPrice: 5000,
      maxPrice: undefined,
    });
    expect(listingSchema.parse({ maxPrice: '999999' }).maxPrice).toBeUndefined();
    expect(listingSchema.parse({ minPrice: '৫০০' }).minPrice).toBe(500);
  });

  test('a range and limits together use the narrower ones', () => {
    expect(listingSchema.parse({ price: '1000-2000', minPrice: '1500', maxPrice: '999999' })).toMatchObject({
      minPrice: 1500,
      maxPrice: 2000,
    });
  });

  test('the four ranges cover every price', () => {
    const bands = priceBands.map((band) => readPriceBand(band));
    expect(bands.every((band) => band !== null)).toBe(true);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (price) => {
        const holding = bands.filter(
          (band) => price >= (band?.minPrice ?? 0) && price <= (band?.maxPrice ?? Number.POSITIVE_INFINITY),
        );
        expect(holding.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('every well-formed range is read as written', () => {
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(90_000), (low, more) => {
        expect(readPriceBand(`${low}-${low + more}`)).toEqual({ minPrice: low, maxPrice: low + more });
      }),
    );
  });
});

describe('asking for users and orders', () => {
  test('blank filters mean none, invalid ones are refused', () => {
    const blank = { role: '', isActive: '', search: ' ' };
    expect(userListingSchema.parse(blank)).toEqual({ page: 1, limit: 10, sort: 'newest' });
    expect(userListingSchema.parse({ role: 'admin', isActive: 'false' })).toMatchObject({
      role: 'admin',
      isActive: false,
    });
    for (const wrong of [{ role: 'owner' }, { isActive: '1' }])
      expect(userListingSchema.safeParse(wrong).success).toBe(false);
    for (const wrong of [{ status: 'lost' }, { startDate: '2026-02-30' }, { endDate: 'soon' }]) {
      expect(orderListingSchema.safeParse(wrong).success).toBe(false);
    }
  });

  test("a day is Dhaka's, from its beginning to its end", () => {
    const { startDate, endDate } = orderListingSchema.parse({
      startDate: '2026-01-31',
      endDate: '2026-01-31',
    });
    expect(startDate?.toISOString()).toBe('2026-01-30T18:00:00.000Z');
    expect(endDate?.toISOString()).toBe('2026-01-31T18:00:00.000Z');
    expect(orderListingSchema.parse({ startDate: '2026-01-31T10:00:00Z' }).startDate?.toISOString()).toBe(
      '2026-01-31T10:00:00.000Z',
    );
  });
});

test('the line above the list says what was found', () => {
  expect(foundLine({ total: 1204 }, {})).toBe('1,204 products found');
  expect(foundLine({ total: 1 }, {})).toBe('1 product found');
  expect([productCount(0), productCount(1), productCount(1, true)]).toEqual([
    '0 products',
    '1 product',
    '1+ products',
  ]);
  expect(foundLine({ total: 1000, atLeast: true }, { search: 'churi' })).toBe(
    '1,000+ products found for "churi"',
  );
  expect(foundLine({ total: 3 }, { search: 'churi', category: 'bangles' })).toBe(
    '3 products found for "churi" in Bangles',
  );
  expect(noneFoundText(undefined)).toBe('Try adjusting your search or filter criteria.');
  expect(noneFoundText('rings')).toContain('No rings match right now');
  expect(noneFoundText('combo')).toContain('No combos match right now');
});
