import { expect, it } from 'vitest';
import { dataStoredAs, fallbackOf, isAsset, isPhoto, storedAs } from './storedPages.ts';

const at = (path: string) => new URL(path, 'https://shop.test');

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/products?category=rings&page=2', '/products?category=rings&page=2'],
  ['/products/0190?reviews=2', '/products/0190'],
  // The server sends the same document whatever the query.
  ['/account?tab=orders', '/account'],
  ['/checkout', '/checkout'],
])('%s is stored as %s', (path, name) => {
  expect(storedAs(at(path))).toBe(name);
});

it.each([
  '/admin',
  '/admin/orders',
  '/auth/login',
  '/track?number=KA100001',
  '/account/orders/0190/receipt',
  '/api/docs',
  '/products/0190/edit',
])('%s is not stored', (path) => {
  expect(storedAs(at(path))).toBeNull();
});

it('only the data of public pages is stored', () => {
  expect(dataStoredAs(at('/products.data?category=rings'))).toBe('/products.data?category=rings');
  expect(dataStoredAs(at('/products/0190.data'))).toBe('/products/0190.data');
  expect(dataStoredAs(at('/_.data'))).toBe('/_.data');
  expect(dataStoredAs(at('/bn.data'))).toBe('/bn.data');
  expect(dataStoredAs(at('/bn/products.data?page=2'))).toBe('/bn/products.data?page=2');
  for (const path of ['/admin/orders.data', '/account.data', '/api/cart', '/products'])
    expect(dataStoredAs(at(path)), path).toBeNull();
});

it('only files whose bytes never change are taken from the store first', () => {
  expect(isAsset('/assets/frame-MIvt-RE.js')).toBe(true);
  expect(isAsset('/serviceWorker.js')).toBe(false);
  expect(isPhoto('/media/0190/320.avif')).toBe(true);
  expect(isPhoto('/assets/home-a1B2c3/hero-640.avif')).toBe(true);
  expect(isPhoto('/icon-192.png')).toBe(false);
});

it('a page that is not stored is replaced by one in its language', () => {
  expect(fallbackOf('/shipping')).toBe('/withoutNetwork.html');
  expect(fallbackOf('/bn/shipping')).toBe('/withoutNetwork.bn.html');
});
