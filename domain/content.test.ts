import { describe, expect, test } from 'vitest';
import {
  addressOfContent,
  contentKeys,
  contentKindOf,
  contentPlaces,
  languageOfKey,
  pieceIn,
  placeOfKey,
} from './content.ts';
import { contentName } from './contentNames.ts';

describe.each(contentPlaces)('%s', (place) => {
  test('has a piece of its own in each language', () => {
    expect([pieceIn('en', place), pieceIn('bn', place)]).toEqual([place, `bn-${place}`]);
    for (const language of ['en', 'bn'] as const) {
      const key = pieceIn(language, place);
      expect(contentKeys).toContain(key);
      expect([languageOfKey(key), placeOfKey(key)]).toEqual([language, place]);
      expect(contentKindOf(key)).toBe(place === 'home' || place === 'faq' ? place : 'page');
    }
  });
});

test('the English pieces come first', () => {
  expect(contentKeys.map(languageOfKey)).toEqual([
    ...contentPlaces.map(() => 'en'),
    ...contentPlaces.map(() => 'bn'),
  ]);
});

test('names say which piece is in Bangla, and no two are alike', () => {
  expect(contentName('bn-privacy')).toBe('Privacy Policy (Bangla)');
  expect(contentName('privacy')).toBe('Privacy Policy');
  expect(new Set(contentKeys.map(contentName)).size).toBe(contentKeys.length);
});

test('pages have the addresses that they always had', () => {
  expect(contentPlaces.map(addressOfContent)).toEqual([
    '/',
    '/faq',
    '/shipping',
    '/returns',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
  ]);
});
