/** Searches that shoppers in Dhaka type, in the demo catalogue: what must be found, and what must come first. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { loadDemoCatalogue } from '../../../demo/loadCatalogue.ts';

interface Listed {
  name: string;
  category: string;
  price: number;
}

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
  const { db, settings } = shop;
  const photos = { put: async () => {} };
  expect(
    await loadDemoCatalogue({
      db,
      photos,
      clock: () => new Date(),
      shopSettings: settings.initialShopSettings,
    }),
  ).toBe(true);
});

async function search(text: string, more = ''): Promise<Listed[]> {
  const { body } = await shop.call('GET', `/products?search=${encodeURIComponent(text)}&limit=100${more}`);
  expect(body.pagination.total).toBe(body.products.length);
  return body.products;
}

const namesOf = (products: readonly Listed[]) => products.map(({ name }) => name);

describe('a search', () => {
  it.each([
    ['bangel', 'bangles'],
    ['bangles', 'bangles'],
    ['churi', 'bangles'],
    ['চুড়ি', 'bangles'],
    ['reshmi curi', 'bangles'],
    ['earing', 'earrings'],
    ['ear rings', 'earrings'],
    ['jumka', 'earrings'],
    ['ঝুমকা', 'earrings'],
    ['কানের দুল', 'earrings'],
    ['neklace', 'necklaces'],
    ['neckless', 'necklaces'],
    ['গলার হার', 'necklaces'],
    ['mukta', 'necklaces'],
    ['angti', 'rings'],
    ['আংটি', 'rings'],
    ['kajol', 'cosmetics'],
    ['কাজল', 'cosmetics'],
    ['lipistik', 'cosmetics'],
    ['lipstik', 'cosmetics'],
    ['আলনা', 'alna'],
    ['kombo', 'combo'],
  ])('%s begins with %s', async (text, category) => {
    const found = await search(text);
    expect(found[0]?.category, namesOf(found).join('\n')).toBe(category);
  });

  it.each([
    ['jumka', ['Shonali Jhumka with Pearl Fringe', 'Oxidised Rupali Jhumka']],
    ['kajol', ['Kalo Kajal Pencil']],
    ['lal churi', ['Lal Reshmi Churi (1 dozen)']],
    ['নীল চুড়ি', ['Nil Reshmi Churi (1 dozen)']],
    ['couple ring', ['Noyontara Couple Ring Pair']],
    ['আলতা', ['Lal Alta']],
    ['choker', ['Jorowa Gold Choker']],
    ['kundan har', ['Moharani Bridal Kundan Har']],
    ['nel polish', ['Nail Polish, One Bottle', 'Nail Polish Trio: Rose, Red, Plum']],
  ])('%s has products with matching names first', async (text, expected) => {
    const names = namesOf(await search(text));
    expect(names.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['under 500', 500],
    ['৫০০ টাকার মধ্যে', 500],
    ['churi 300 takar moddhe', 300],
    ['ring below ৳800', 800],
  ])('%s respects the price', async (text, most) => {
    const found = await search(text);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ price }) => price > most)).toEqual([]);
  });

  it('for a price alone finds everything up to it', async () => {
    const { body } = await shop.call('GET', '/products?maxPrice=500&limit=100');
    const cheap = namesOf(body.products);
    expect(namesOf(await search('under 500')).toSorted()).toEqual(cheap.toSorted());
  });

  it('ranks products of another category last', async () => {
    const found = await search('jhumka');
    const kinds = found.map(({ category }) => category);
    expect(kinds.indexOf('combo')).toBeGreaterThan(1);
    expect(namesOf(found)).toContain('Rupali Set: Poyshar Mala, Jhumka & Bala');
  });

  it('can be sorted by the chosen order alone', async () => {
    const prices = (await search('gold', '&sort=price-low')).map(({ price }) => price);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('finds nothing for unknown products', async () => {
    expect(await search('xylophone')).toEqual([]);
    expect(await search('🎻')).toEqual([]);
  });
});
