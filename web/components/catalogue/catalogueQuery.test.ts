import { describe, expect, it } from 'vitest';
import { pageQueries } from '#contract/pageQueries.ts';
import {
  canonicalPath,
  cataloguePath,
  catalogueTitle,
  changedQuery,
  readCatalogueQuery,
} from './catalogueQuery.ts';

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));

describe('the catalogue query', () => {
  it('parses every filter, the order and the page', () => {
    expect(
      read(
        'category=bangles&color=rose-gold&price=1000-2000&search=churi&size=m&offer=1&inStock=1&rating=4&sort=price-low&page=3',
      ),
    ).toEqual({
      category: 'bangles',
      section: undefined,
      color: 'rose-gold',
      price: '1000-2000',
      search: 'churi',
      minPrice: undefined,
      maxPrice: undefined,
      size: 'm',
      offer: '1',
      inStock: '1',
      rating: '4',
      sort: 'price-low',
      page: 3,
    });
  });

  it('is what the server renders the page by', () => {
    expect(Object.keys(read('')).sort()).toEqual([...pageQueries['/products']].sort());
  });

  it('ignores invalid values', () => {
    const { page, price, sort, search, minPrice, section, ...others } = read(
      'page=minus&price=cheap&sort=best&search=%20%20&minPrice=1e9&section=cellar&rating=5&offer=yes&inStock=0',
    );
    expect({ page, price, sort, search, minPrice, section }).toEqual({ page: 1 });
    expect(Object.values(others).filter(Boolean)).toEqual([]);
  });

  it('has one address per query, whatever the order of the parameters', () => {
    expect(cataloguePath(read('page=2&sort=oldest&color=gold&category=rings'))).toBe(
      '/products?category=rings&color=gold&sort=oldest&page=2',
    );
    expect(cataloguePath(read('page=1'))).toBe('/products');
  });

  it('returns to page 1 when anything but the page changes', () => {
    expect(cataloguePath(changedQuery(read('category=rings&page=4'), { color: 'gold' }))).toBe(
      '/products?category=rings&color=gold',
    );
    expect(cataloguePath(changedQuery(read('category=rings&page=4'), { category: undefined }))).toBe(
      '/products',
    );
    expect(cataloguePath(changedQuery(read('category=rings'), { page: 2 }))).toBe(
      '/products?category=rings&page=2',
    );
  });

  it('has a canonical address of category and page only', () => {
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
  ])('has a title for: %s', (search, title) => {
    expect(catalogueTitle(read(search))).toBe(title);
  });
});
