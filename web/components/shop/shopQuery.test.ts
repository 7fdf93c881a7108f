import { describe, expect, it } from 'vitest';
import { canonicalPath, changedQuery, readShopQuery, shopPath, shopTitle } from './shopQuery.ts';

const read = (search: string) => readShopQuery(new URLSearchParams(search));

describe('what the shop page is asked for', () => {
  it('reads every filter, the order and the page', () => {
    expect(
      read('category=bangles&color=rose-gold&price=1000-2000&search=churi&sort=price-low&page=3'),
    ).toEqual({
      category: 'bangles',
      section: undefined,
      color: 'rose-gold',
      price: '1000-2000',
      search: 'churi',
      minPrice: undefined,
      maxPrice: undefined,
      sort: 'price-low',
      page: 3,
    });
  });

  it('takes nonsense for nothing', () => {
    const { page, price, sort, search, minPrice, section } = read(
      'page=minus&price=cheap&sort=best&search=%20%20&minPrice=1e9&section=cellar',
    );
    expect({ page, price, sort, search, minPrice, section }).toEqual({ page: 1 });
  });

  it('says the same question in the same address, whatever order it was asked in', () => {
    expect(shopPath(read('page=2&sort=oldest&color=gold&category=rings'))).toBe(
      '/products?category=rings&color=gold&sort=oldest&page=2',
    );
    expect(shopPath(read('page=1'))).toBe('/products');
  });

  it('goes back to the first page when anything else changes', () => {
    expect(shopPath(changedQuery(read('category=rings&page=4'), { color: 'gold' }))).toBe(
      '/products?category=rings&color=gold',
    );
    expect(shopPath(changedQuery(read('category=rings&page=4'), { category: undefined }))).toBe('/products');
    expect(shopPath(changedQuery(read('category=rings'), { page: 2 }))).toBe(
      '/products?category=rings&page=2',
    );
  });

  it('is known to search engines by category and page alone', () => {
    expect(canonicalPath(read('category=rings&color=gold&sort=oldest&page=2'))).toBe(
      '/products?category=rings&page=2',
    );
    expect(canonicalPath(read('section=featured&color=gold'))).toBe('/products?section=featured');
    expect(canonicalPath(read('section=featured&category=rings'))).toBe('/products?category=rings');
  });

  it.each([
    ['', 'All Products'],
    ['category=rings', 'Rings Collection'],
    ['section=new-arrivals', 'New Arrivals'],
    ['section=featured', 'Featured Products'],
    ['section=combos', 'Special Combos'],
    ['section=new-arrivals&category=rings', 'Rings Collection'],
  ])('is headed by what it is of: %s', (search, title) => {
    expect(shopTitle(read(search))).toBe(title);
  });
});
