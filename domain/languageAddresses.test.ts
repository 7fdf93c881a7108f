import { expect, test } from 'vitest';
import { addressIn, languageOfAddress, withoutLanguage } from './languageAddresses.ts';

test('the data of the home page, as the router requests it', () => {
  expect(withoutLanguage('/bn.data?_routes=x')).toBe('/_.data?_routes=x');
  expect(languageOfAddress('/bn.data')).toBe('bn');
});

test.each([
  ['/', '/bn'],
  ['/products', '/bn/products'],
  ['/products?q=bn', '/bn/products?q=bn'],
  ['/?x=1', '/bn?x=1'],
  ['/#top', '/bn#top'],
  ['/bnx', '/bn/bnx'],
])('%s is %s in Bangla', (english, bangla) => {
  expect(addressIn('bn', english)).toBe(bangla);
  expect(addressIn('bn', bangla)).toBe(bangla);
  expect(addressIn('en', bangla)).toBe(english);
  expect(withoutLanguage(bangla)).toBe(english);
  expect(withoutLanguage(english)).toBe(english);
  expect([languageOfAddress(english), languageOfAddress(bangla)]).toEqual(['en', 'bn']);
});
