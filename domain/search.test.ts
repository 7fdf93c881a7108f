import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_MAX } from './askingLimits.ts';
import { isCategory } from './categories.ts';
import { categoriesLike, understandQuery } from './search.ts';
import { priceLimits } from './searchText.ts';
import { vocabulary } from './searchWords.ts';

const texts = (query: string) => understandQuery(query).terms.map((term) => term.text);

describe('understanding a query', () => {
  test.each([
    ['churi', 'bangles'],
    ['chudi', 'bangles'],
    ['চুড়ি', 'bangles'],
    ['kaner dul', 'earrings'],
    ['গলার হার', 'necklaces'],
    ['angti', 'rings'],
    ['লিপস্টিক', 'cosmetics'],
    ['aalna', 'alna'],
    ['biyer set', 'combo'],
    ['Bangles!', 'bangles'],
  ])('%s means %s', (query, category) => {
    const understood = understandQuery(query);
    expect(understood.category).toBe(category);
    expect(understood.terms).toHaveLength(1);
    expect([understood.terms[0]?.text, ...(understood.terms[0]?.alternatives ?? [])]).toContain(category);
  });

  test('drops the words around the product', () => {
    expect(texts('lal churi dam koto')).toEqual(['lal', 'churi']);
    expect(texts('meyeder jonno jhumka chai')).toEqual(['jhumka']);
    expect(texts('ঝুমকার দাম কত')).toEqual(['ঝুমকার']);
  });

  test('knows colors', () => {
    expect(understandQuery('lal churi')).toMatchObject({ colour: 'red', category: 'bangles' });
    expect(understandQuery('shonali angti').colour).toBe('gold');
    expect(understandQuery('rose gold ring').colour).toBe('rose-gold');
    expect(understandQuery('lal nil churi').colour).toBeUndefined();
  });

  test.each([
    ['churi under 500', 500],
    ['churi below ৳1,500', 1500],
    ['churi 500 er moddhe', 500],
    ['৫০০ টাকার মধ্যে চুড়ি', 500],
    ['500 takar moddhe churi', 500],
    ['churi 300tk', 300],
    ['churi ২০০০ টাকা', 2000],
    ['churi ৳800', 800],
  ])('%s has a highest price', (query, maxPrice) => {
    const understood = understandQuery(query);
    expect(understood.maxPrice).toBe(maxPrice);
    expect(understood.terms).toHaveLength(1);
    expect(understood.category).toBe('bangles');
  });

  test.each([
    ['churi size M', 'm'],
    ['size s churi', 's'],
    ['L size bala', 'l'],
    ['churi 2.6', 'm'],
    ['চুড়ি ২.৮ সাইজ', 'l'],
    ['lal churi 2/10 under 500', 'xl'],
    ['churi size 26', 'm'],
    ['XL kankon', 'xl'],
    ['angti size 16', '16'],
    ['ring 24 size', '24'],
    ['small churi', 's'],
  ])('%s has a size', (query, size) => {
    const understood = understandQuery(query);
    expect(understood.size).toBe(size);
    expect(understood.terms.every(({ role }) => role !== 'word')).toBe(true);
  });

  test.each(['constructor', 'size constructor', 'churi constructor', '__proto__'])(
    '%s is a word like any other',
    (query) => {
      expect(understandQuery(query).size).toBeUndefined();
      expect(texts(query)).toContain(query.split(' ').at(-1)?.replaceAll('_', ''));
    },
  );

  test('a size of what has none is dropped, and a letter is one only after what has sizes', () => {
    expect(understandQuery('kajal size m')).toMatchObject({ size: undefined, category: 'cosmetics' });
    expect(texts('kajal size m')).toEqual(['kajal']);
    expect(understandQuery('kajal m').size).toBeUndefined();
    expect(understandQuery('lal churi M')).toMatchObject({ size: 'm', category: 'bangles' });
    expect(understandQuery('size m')).toMatchObject({ terms: [], size: 'm' });
  });

  test('kinds that are no category are known as such', () => {
    expect(understandQuery('nupur')).toMatchObject({ tag: 'anklet', category: undefined });
    expect(understandQuery('nath').terms[0]?.alternatives).toContain('nakful');
    expect(understandQuery('নূপুর').terms[0]?.role).toBe('tag');
  });

  test('a number without context is a word', () => {
    expect(understandQuery('set of 6')).toMatchObject({ maxPrice: undefined });
    expect(texts('set of 6')).toEqual(['set', '6']);
  });

  test('different products are not forced into one category', () => {
    expect(understandQuery('earring necklace').category).toBeUndefined();
    expect(understandQuery('gohona').category).toBeUndefined();
  });

  test('understands plurals', () => {
    expect(understandQuery('pearls').terms[0]?.alternatives).toContain('pearl');
    expect(understandQuery('glass').terms[0]?.alternatives).toEqual([]);
  });

  test('a query of filler words is searched as it is, an empty one finds nothing', () => {
    expect(texts('price koto')).toEqual(['price', 'koto']);
    expect(texts('under 500')).toEqual([]);
    expect(understandQuery('  ')).toEqual({
      terms: [],
      category: undefined,
      colour: undefined,
      maxPrice: undefined,
    });
  });

  test('never fails, and searches only for plain words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        const { terms, maxPrice } = understandQuery(query);
        for (const { text, alternatives } of terms) {
          for (const word of [text, ...alternatives]) expect(word).toMatch(/^[\p{L}\p{M}\p{N} -]+$/u);
        }
        if (maxPrice !== undefined) expect(maxPrice).toBeGreaterThan(0);
      }),
    );
  });

  test('takes no more steps than a text is long: its patterns repeat nothing without a limit', () => {
    for (const { source } of priceLimits) expect(source).not.toMatch(/[*+]|\{\d+,\}/);
    for (const part of ['1 ', 'taka ', '৳', 'under 9 ', 'kaner '])
      expect(understandQuery(part.repeat(SEARCH_MAX / part.length)).terms.length).toBeLessThanOrEqual(
        SEARCH_MAX,
      );
  });
});

describe('categories for half a word', () => {
  test('are found from two letters on, in both scripts', () => {
    expect(categoriesLike('jhu')).toEqual(['earrings']);
    expect(categoriesLike('চুড়')).toEqual(['bangles']);
    expect(categoriesLike('necklace')).toContain('necklaces');
    expect(categoriesLike('j')).toEqual([]);
    expect(categoriesLike('zzzz')).toEqual([]);
  });
});

test('no word has two meanings', () => {
  const words = vocabulary.flatMap((entry) => entry.words.map((word) => word.normalize('NFC')));
  const twice = words.filter((word, index) => words.indexOf(word) !== index);
  expect(twice).toEqual([]);
  expect(vocabulary.some((entry) => entry.means.some(isCategory))).toBe(true);
});
