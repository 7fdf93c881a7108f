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

describe('a search without results', () => {
  const found = async (text: string, more = '') =>
    (await shop.call('GET', `/products?search=${encodeURIComponent(text)}${more}`)).body;

  it.each([
    ['nupur', 'We have no anklets (nupur) right now', 'bangles'],
    ['নাকফুল', 'We have no nose pins (নাকফুল) right now', 'earrings'],
    ['golapi chik', 'We have no pink necklaces (chik) right now', 'necklaces'],
    ['pink ring', 'We have no pink rings right now', 'rings'],
    ['churi size xl under 100', 'We have no bangles (churi) in size XL up to ৳100 right now', 'bangles'],
    ['couple ring size 29', 'We have no rings (couple ring) in size 29 right now', 'rings'],
    ['kundn har xyz', 'Nothing found for “kundn har xyz”', 'necklaces'],
    ['under 50', 'We have nothing up to ৳50 right now', 'bangles'],
  ])('%s: %s', async (text, said, category) => {
    const { products, pagination, nearest } = await found(text);
    expect([products, pagination.total]).toEqual([[], 0]);
    expect(nearest).toMatchObject({ text: said, hint: 'These come nearest:' });
    expect(nearest.products[0].category).toBe(category);
    expect(nearest.categories[0].value).toBe(category);
    expect(nearest.products.length).toBeLessThanOrEqual(8);
  });

  it('shows the cheapest where nothing is as cheap', async () => {
    const { nearest } = await found('churi under 100');
    const prices = nearest.products.map(({ price }: { price: number }) => price);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  });

  it('helps with the spelling, and shows what was meant', async () => {
    const { nearest } = await found('jhumkaa xyz');
    expect(nearest).toMatchObject({ didYouMean: 'jhumka', text: 'Nothing found for “jhumkaa xyz”' });
    expect(nearest.products[0].name).toContain('Jhumka');
    expect((await found('noopoor')).nearest.didYouMean).toBe('nupur');
    expect((await found('kundan jhumkaa under 100')).nearest.didYouMean).toBe('jhumka');
  });

  it('shows best sellers where nothing is understood', async () => {
    const { nearest } = await found('xylophone');
    expect(nearest).toMatchObject({
      text: 'Nothing found for “xylophone”',
      hint: 'These sell best at the moment:',
    });
    const { body } = await shop.call('GET', '/products?sort=best-selling&limit=8');
    expect(nearest.products).toEqual(body.products);
  });

  it('because of its filters says so', async () => {
    const { nearest } = await found('jhumka', '&category=rings');
    expect(nearest.text).toBe('Nothing found for “jhumka” with these filters');
    expect(nearest.products[0].name).toContain('Jhumka');
    expect(await found('', '&category=shoes')).not.toHaveProperty('nearest');
  });

  it('is not what a page past the end of one with results is', async () => {
    expect(await found('jhumka', '&page=99')).not.toHaveProperty('nearest');
  });
});
