/**
 * Each word of the vocabulary, alone and with a color, a price or a size, in the demo catalogue: a product of its kind is
 * among the first three that the page shows. A kind that the shop does not have is said not to be there.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCategory } from '#domain/categories.ts';
import { colourSlug } from '#domain/colours.ts';
import { type TagKind, tagKinds, type Vocabulary, vocabulary } from '#domain/searchWords.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { nearestTexts } from '#texts/nearest.ts';
import { loadDemoCatalogue } from '../../../demo/loadCatalogue.ts';

interface Listed {
  category: string;
  tags: string[];
  colors: { name: string }[];
}

let shop: TestApp;
let catalogue: Listed[];

beforeAll(async () => {
  shop = await openTestApp();
  const { db, settings } = shop;
  const shopSettings = settings.initialShopSettings;
  await loadDemoCatalogue({ db, photos: { put: async () => {} }, clock: () => new Date(), shopSettings });
  catalogue = (await shop.call('GET', '/products?limit=1000')).body.products;
});

/** How a word is typed, with what else. */
const forms: Record<string, readonly ((word: string) => string)[]> = {
  alone: [(word) => word, (word) => ` ${word.toUpperCase()}! `],
  'with a color': [(word) => `lal ${word}`, (word) => `${word} কালো`, (word) => `pink ${word}`],
  'with a price': [
    (word) => `${word} under 500`,
    (word) => `500 takar moddhe ${word}`,
    (word) => `${word} 500 er moddhe`,
    (word) => `৫০০ টাকার মধ্যে ${word}`,
  ],
  'with a size': [(word) => `${word} size M`, (word) => `2.6 ${word}`],
  'with words around it': [(word) => `${word} dam koto`],
};

const hasAny = (values: readonly string[], wanted: readonly string[]) =>
  values.some((value) => wanted.includes(value));

const isMeant = ({ category, tags, colors }: Listed, { means, words }: Vocabulary): boolean =>
  means.includes(category) ||
  hasAny(
    colors.map(({ name }) => colourSlug(name)),
    means,
  ) ||
  hasAny(tags, [...means, ...words]);

interface SearchResponse {
  products: Listed[];
  nearest?: { text: string; products: Listed[] };
}

/** What is wrong with the response. Null: nothing. */
function faultOf({ products, nearest }: SearchResponse, entry: Vocabulary): string | null {
  const [tag] = entry.means;
  const kind = Object.entries(tagKinds).find(([name]) => name === tag)?.[1];
  const first = (products.length > 0 ? products : (nearest?.products ?? [])).slice(0, 3);
  const isSold = catalogue.some((product) => isMeant(product, entry));
  if (isSold || !kind) {
    const isThere = first.some((product) => isMeant(product, entry));
    return isThere ? null : `${first.map(({ category }) => category)} first`;
  }
  if (products.length > 0) return `finds ${products.length} others`;
  if (!nearest?.text.includes(nearestTexts.kinds[tag as TagKind])) return `says ${nearest?.text}`;
  return hasAny(
    kind.near,
    first.slice(0, 1).map(({ category }) => category),
  )
    ? null
    : 'nearest kind is missing';
}

const kinds = vocabulary.filter(({ means }) =>
  means.some((kind) => isCategory(kind) || Object.hasOwn(tagKinds, kind)),
);
const colours = vocabulary.filter((entry) => !kinds.includes(entry));

async function measured(entries: readonly Vocabulary[], write: (word: string) => string) {
  const faults: string[] = [];
  let count = 0;
  for (const entry of entries)
    for (const word of entry.words) {
      const text = write(word);
      const { body } = await shop.call('GET', `/products?limit=12&search=${encodeURIComponent(text)}`);
      const fault = faultOf(body, entry);
      count += 1;
      if (fault) faults.push(`${text}: ${fault}`);
    }
  return { faults, count };
}

const report: string[] = [];
afterAll(() => console.log(`the vocabulary at rank 3 or better: ${report.join(', ')}`));

describe('a word of the vocabulary', () => {
  it.each(Object.entries(forms))(
    '%s',
    async (name, ways) => {
      const results = [];
      for (const write of ways) results.push(await measured(kinds, write));
      const faults = results.flatMap((result) => result.faults);
      const count = results.reduce((sum, result) => sum + result.count, 0);
      const share = 100 * (1 - faults.length / count);
      report.push(`${name} ${share.toFixed(1)} % of ${count}`);
      expect(share, faults.join('\n')).toBeGreaterThanOrEqual(98);
    },
    120_000,
  );

  it('that is a color finds products in it', async () => {
    const sold = colours.filter((entry) => catalogue.some((product) => isMeant(product, entry)));
    const { faults, count } = await measured(sold, (word) => word);
    report.push(`colors ${(100 * (1 - faults.length / count)).toFixed(1)} % of ${count}`);
    expect(100 * (1 - faults.length / count), faults.join('\n')).toBeGreaterThanOrEqual(98);
  });
});
