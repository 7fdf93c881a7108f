import { describe, expect, it } from 'vitest';
import { plainAddress } from './pageAddress.ts';

describe('the address of a page', () => {
  it.each([
    '/',
    '/products',
    '/products?category=rings&search=Red%20Churi&returnTo=//x/',
    '/products.data?_routes=root',
    '/_.data',
    '/bn',
    '/bn.data',
    '/account/orders/0192c0de-0000-7000-8000-00000000000a/receipt',
    '/no/such%20page%2F%E0%A6%95',
    '/products?',
    '/%zz',
  ])('%s is plain', (url) => expect(plainAddress(url)).toBe(url));

  it.each([
    ['/Products', '/products'],
    ['/PRODUCTS/?category=Rings', '/products?category=Rings'],
    ['//', '/'],
    ['///products//x/', '/products/x'],
    ['/products///', '/products'],
    ['/BN/Products.data', '/bn/products.data'],
    ['/bn/', '/bn'],
    ['/%70roducts/%41', '/products/a'],
    ['/no/%e0%a6%95%2f', '/no/%E0%A6%95%2F'],
    ['/faq/../products', '/products'],
    ['/faq/%2E%2e/products', '/products'],
    ['/./products', '/products'],
    ['/products#top', '/products'],
    // Browsers would read these as another host.
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
  ])('%s is another spelling of %s', (url, plain) => {
    expect(plainAddress(url)).toBe(plain);
    expect(plainAddress(plain)).toBe(plain);
  });
});
