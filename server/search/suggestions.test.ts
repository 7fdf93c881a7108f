import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { loadDemoCatalogue } from '../../demo/loadCatalogue.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
  const { db, settings } = shop;
  await loadDemoCatalogue({
    db,
    photos: { put: async () => {} },
    clock: () => new Date(),
    shopSettings: settings.initialShopSettings,
  });
  await buildProduct(db, { name: 'Secret Jhumka', isActive: false });
});

interface Suggestions {
  products: { _id: string; name: string; category: string; price: number; image: string }[];
  categories: { value: string; label: string }[];
  nearest?: { text: string; didYouMean?: string; categories: { value: string }[] };
}

async function typed(text: string): Promise<Suggestions> {
  const { status, body } = await shop.call('GET', `/search/suggestions?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body;
}

describe('suggestions', () => {
  it.each([
    ['jh', 'Jhumka'],
    ['jhum', 'Jhumka'],
    ['jumk', 'Jhumka'],
    ['ঝুম', 'Jhumka'],
    ['kaj', 'Kajal'],
    ['কাজ', 'Kajal'],
    ['lips', 'Lipstick'],
    ['lipstk', 'Lipstick'],
    ['chok', 'Choker'],
    ['lal chu', 'Churi'],
    ['kundn', 'Kundan'],
  ])('%s offers products named %s first', async (text, word) => {
    const { products } = await typed(text);
    expect(products[0]?.name).toContain(word);
  });

  it.each([
    ['chur', 'bangles'],
    ['চুড়', 'bangles'],
    ['bangel', 'bangles'],
    ['earing', 'earrings'],
    ['kaner d', 'earrings'],
    ['neklac', 'necklaces'],
    ['নেকলে', 'necklaces'],
    ['angt', 'rings'],
    ['lipstk', 'cosmetics'],
  ])('%s offers the category %s', async (text, category) => {
    const { categories } = await typed(text);
    expect(categories.map(({ value }) => value)).toContain(category);
  });

  it.each([
    ['nup', 'We have no anklets right now', ['bangles']],
    ['lal nath', 'We have no red nose pins (nath) right now', ['earrings']],
    ['nupoor', 'Nothing found for “nupoor”', ['bangles']],
    ['xylophone', 'Nothing found for “xylophone”', []],
  ])('%s: what the shop does not have leads to the nearest kind', async (text, said, near) => {
    const { products, nearest } = await typed(text);
    expect(products).toEqual([]);
    expect(nearest?.text).toBe(said);
    expect(nearest?.categories.map(({ value }) => value)).toEqual(near);
    expect(nearest?.didYouMean).toBe(text === 'nupoor' ? 'nupur' : undefined);
  });

  it('that find products say nothing of near ones', async () => {
    expect(await typed('jhum')).not.toHaveProperty('nearest');
    expect(await typed('???')).not.toHaveProperty('nearest');
  });

  it('return at most eight products, each once, with the fields that the list shows', async () => {
    const { products } = await typed('gold');
    expect(products).toHaveLength(8);
    expect(new Set(products.map(({ _id }) => _id)).size).toBe(8);
    for (const product of products) {
      expect(product.price).toBeGreaterThan(0);
      expect(product.image).toMatch(/^\/media\/.+\.jpg$/);
    }
  });

  it('narrow with each letter', async () => {
    const less = await typed('nupur bala rajkonya');
    expect(less.products).toEqual([]);
    const { products } = await typed('rajkonya kun');
    expect(products.map(({ name }) => name).toSorted()).toEqual([
      'Rajkonya Kundan Bala Pair',
      'Rajkonya Set: Kundan Chandbali & Bala',
    ]);
  });

  it('respect a price', async () => {
    const { products } = await typed('ring under 700');
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ price }) => price > 700)).toEqual([]);
  });

  it('omit deleted products', async () => {
    const { products } = await typed('secret');
    expect(products.map(({ name }) => name)).not.toContain('Secret Jhumka');
  });

  it.each(['', '   ', '???', '৳', "'; drop table products; --"])('%o causes no error', async (text) => {
    const { products, categories } = await typed(text);
    expect(products).toEqual([]);
    expect(categories).toEqual([]);
  });

  it('a text that is too long is refused at its field', async () => {
    const { status, body } = await shop.call('GET', `/search/suggestions?q=${'a'.repeat(201)}`);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('q');
  });
});
