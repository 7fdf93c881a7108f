import { describe, expect, it, test } from 'vitest';
import { cacheKey, queryOf } from './cacheKey.ts';

describe('the cache key of a page', () => {
  it.each(['/', '/products', '/products?category=rings&page=2', '/faq?search=utm_source%3D1', '/cart'])(
    '%s is the whole address',
    (url) => expect(cacheKey(url)).toBe(url),
  );

  it.each([
    ['/?fbclid=IwAR0x', '/'],
    ['/?utm_source=facebook&utm_medium=paid', '/'],
    ['/?anything', '/'],
    ['/cart?page=2', '/cart'],
    ['/account?tab=orders', '/account'],
    ['/nowhere?at=all', '/nowhere'],
    ['/products?', '/products'],
    ['/products?gclid=1&category=rings&mine=1&sort=newest&_gl', '/products?category=rings&sort=newest'],
    ['/products?categoryx=1&xcategory=2', '/products'],
    ['/products/some-id?reviews=2&from=mail', '/products/some-id?reviews=2'],
    [
      '/products/some-id?color=rose-gold&utm_source=google&size=m&gclid=1',
      '/products/some-id?size=m&color=rose-gold',
    ],
    ['/bn/products/some-id?size=m&fbclid=1', '/bn/products/some-id?size=m'],
    ['/auth/login?page=2&returnTo=%2Fcart', '/auth/login?returnTo=%2Fcart'],
  ])('%s leaves out parameters that the page does not read', (url, key) => expect(cacheKey(url)).toBe(key));

  it('is the same for every order of parameters', () => {
    const key = '/products?category=rings&sort=oldest&page=2';
    expect(cacheKey('/products?page=2&sort=oldest&category=rings')).toBe(key);
    expect(cacheKey('/products?sort=oldest&page=2&category=rings')).toBe(key);
  });

  it('leaves out all parameters for a path in another case or with a slash at its end, which is redirected', () => {
    expect(cacheKey('/Products/?category=rings&x=1')).toBe('/Products/');
  });

  it('leaves of an old link only where it returns to', () => {
    expect(cacheKey('/login?returnTo=%2Fcart&from=mail')).toBe('/login?returnTo=%2Fcart');
  });
});

describe("the cache key of the data of a page's loaders", () => {
  it.each([
    ['/_.data?_routes=root', '/_.data'],
    [
      '/products.data?page=2&category=rings&_routes=routes%2Fproducts',
      '/products.data?category=rings&page=2',
    ],
    ['/products.data?_routes=nonsense', '/products.data'],
    [
      '/products/some-id.data?_routes=routes%2Fproduct&reviews=2&fbclid=1',
      '/products/some-id.data?reviews=2',
    ],
    ['/faq.data?_routes=root&fbclid=1', '/faq.data'],
  ])('%s leaves out which loaders were asked for', (url, key) => expect(cacheKey(url)).toBe(key));
});

describe('the cache key of a public call', () => {
  it.each([
    ['/api/products?page=2&category=rings&limit=3', '/api/products?page=2&limit=3&category=rings'],
    ['/api/products?category=rings&limit=3&page=2&nonce=1', '/api/products?page=2&limit=3&category=rings'],
    ['/api/products?fbclid=1', '/api/products'],
    ['/api/products/some-id?nonce=1', '/api/products/some-id'],
    ['/api/shop?nonce=1', '/api/shop'],
    ['/api/reviews/product/some-id?limit=5&nonce=1&page=2', '/api/reviews/product/some-id?page=2&limit=5'],
  ])('%s has the parameters that the endpoint reads, in a fixed order', (url, key) =>
    expect(cacheKey(url)).toBe(key),
  );
});

test('a key returns the parameters of its address', () => {
  expect(queryOf('/api/products')).toEqual({});
  expect({ ...queryOf('/api/products?search=red+churi&color=%E0%A6%B2') }).toEqual({
    search: 'red churi',
    color: 'ল',
  });
});
