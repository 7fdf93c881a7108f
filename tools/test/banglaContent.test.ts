/** The content that comes with the shop says the same in both languages. */
import { describe, expect, test } from 'vitest';
import { type ContentPlace, contentPlaces, pieceIn } from '#domain/content.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { latinInBangla } from './latinInBangla.ts';

/** Fields that shoppers do not read. */
const unread = ['kind', 'shipped', 'icon', 'category', 'ground', 'link'];

/** 'groups.0.title' and what it says, for every text that shoppers read. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object)
    .filter(([name]) => !unread.includes(name))
    .flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}

/** The content with only its structure: `*` in place of each text. */
const formOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : '*';
  if (Array.isArray(value)) return value.map(formOf);
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [
      name,
      unread.includes(name) ? inner : formOf(inner),
    ]),
  );
};

/** The parts of Markdown that both languages share. */
const marksIn = (text: string) => text.match(/^(#+|-|>|---)(?= |$)|\]\([^)]*\)|\n\n/gm) ?? [];

/** The name of the shop is written in Bangla; its short text in the settings is English. */
const wordsIn = (text: string) =>
  (text.match(/\{\w+\}/g) ?? [])
    .filter((word) => word !== '{blurb}')
    .map((word) => word.replace('_bangla}', '}'))
    .sort();

const bangla = (place: ContentPlace) => shippedContent[pieceIn('bn', place)];

describe.each(contentPlaces)('%s', (place) => {
  const pairs = textsIn(bangla(place)).map(
    ([path, text], n) => [path, text, textsIn(shippedContent[place])[n]?.[1] ?? ''] as const,
  );

  test('has the same parts, pictures and links', () => {
    expect(formOf(bangla(place))).toEqual(formOf(shippedContent[place]));
    for (const [path, text, english] of pairs)
      expect([path, marksIn(text)]).toEqual([path, marksIn(english)]);
  });

  test('has the same words in braces', () => {
    for (const [path, text, english] of pairs)
      expect([path, wordsIn(text)]).toEqual([path, wordsIn(english)]);
  });

  test('is in Bangla', () => {
    const found = pairs
      .map(([path, text]) => [path, text.replaceAll(/\]\([^)]*\)/g, ' ')] as const)
      .map(([path, text]) => [path, [...latinInBangla(text), ...(text.match(/[0-9!]/g) ?? [])]] as const);
    expect(pairs.length).toBeGreaterThan(3);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });
});
