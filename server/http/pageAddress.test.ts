import { expect, test } from 'vitest';
import { pageAddress } from './pageAddress.ts';

test('what a page shows stays in its address', () => {
  for (const url of [
    '/',
    '/products?category=rings&page=2',
    '/products?',
    '/?',
    '/products?search=utm_source%3D1',
  ])
    expect(pageAddress(url)).toBe(url);
});

test('marks of where a visitor came from do not', () => {
  expect(pageAddress('/?fbclid=IwAR0x')).toBe('/');
  expect(pageAddress('/?utm_source=facebook&utm_medium=paid&utm_id=1')).toBe('/');
  expect(pageAddress('/products?gclid=1&category=rings&mibextid=Zx&sort=newest&_gl')).toBe(
    '/products?category=rings&sort=newest',
  );
});

test('readers of the API mean what they ask', () => {
  expect(pageAddress('/api/products?fbclid=1')).toBe('/api/products?fbclid=1');
});

test('what only begins or ends like a mark is no mark', () => {
  for (const url of ['/?fbclidx=1', '/?myutm_source=1', '/?search=fbclid', '/?utm=1'])
    expect(pageAddress(url)).toBe(url);
});
