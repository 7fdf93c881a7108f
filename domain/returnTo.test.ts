import { describe, expect, test } from 'vitest';
import { afterLogin, readReturnTo, withReturnTo } from './returnTo.ts';

describe('the page after login', () => {
  test.each(['/', '/cart', '/products/1?color=gold#reviews', '/products?search=চুড়ি'])(
    '%s is in the shop',
    (path) => {
      expect(readReturnTo(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    '/\t/evil.example',
    'cart',
  ])('%j leads to the account', (asked) => expect(afterLogin(asked)).toBe('/account'));

  test('is in the URL', () => {
    expect(withReturnTo('/auth/login', '/cart?a=1')).toBe('/auth/login?returnTo=%2Fcart%3Fa%3D1');
    expect(withReturnTo('/auth/login', null)).toBe('/auth/login');
  });
});
