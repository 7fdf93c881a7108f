/** From an ad, which has its link from a feed, to the cart. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addressIn } from '#domain/languageAddresses.ts';
import { buyingLabels as banglaLabels } from '#texts/bn/buyingLabels.ts';
import { choiceTexts as banglaChoices } from '#texts/bn/choices.ts';
import { colourTexts as banglaColours } from '#texts/bn/colours.ts';
import { buyingLabels } from '#texts/en/buyingLabels.ts';
import { choiceTexts } from '#texts/en/choices.ts';
import { listProducts } from '../catalogue.ts';
import { openAsCustomer } from '../customers.ts';
import { createProduct, deleteProduct, type Product } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const createBangle = async (request: APIRequestContext): Promise<Product> => {
  const [gold, rose] = (await listProducts(request, 'category=earrings')).flatMap(({ images }) => images);
  return createProduct(request, {
    category: 'bangles',
    stock: 0,
    sizes: [
      { size: 'S', measurement: '2.4/24', stock: 9 },
      { size: 'M', measurement: '2.6/26', stock: 0 },
    ],
    colors: [
      { name: 'Gold', hexCode: '#D4AF37' },
      { name: 'Rose Gold', hexCode: '#B76E79' },
    ],
    images: [
      { ...gold, alt: 'In gold', color: 'Gold' },
      { ...rose, alt: 'In rose gold', color: 'Rose Gold' },
    ],
  });
};

/** The links of a product's items, as paths, in the order of its sizes and colors. */
async function linksOf(request: APIRequestContext, { _id }: Product): Promise<string[]> {
  const read = async () => {
    const feed = await (await request.get('/feeds/google.xml')).text();
    const links = feed.matchAll(/<g:link>[^<]*(\/products\/([^?<]+)[^<]*)<\/g:link>/g);
    return [...links].flatMap(([, link = '', id]) => (id === _id ? link.replaceAll('&amp;', '&') : []));
  };
  await expect.poll(async () => (await read()).length).toBe(4);
  return read();
}

const chosenIn = (page: Page) =>
  page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));

const availabilityIn = async (page: Page): Promise<string> => {
  const [facts = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  return JSON.parse(facts).offers.availability;
};

for (const [language, labels, size, colour] of [
  ['en', buyingLabels, choiceTexts.size('S'), 'Rose Gold'],
  ['bn', banglaLabels, banglaChoices.size('S'), banglaColours.nameOf('rose-gold') ?? ''],
] as const) {
  test(`a link of the feed opens its size and color, which go to the cart, in ${language}`, async ({
    page,
    request,
  }) => {
    const watched = await watchPage(page);
    const bangle = await createBangle(request);
    const [, link = '', soldOut = ''] = await linksOf(request, bangle);
    await openAsCustomer(page, request);
    await page.goto(addressIn(language, `${link}&utm_source=google&gclid=1`));
    expect(await chosenIn(page)).toEqual(['S', 'Rose Gold']);
    expect(await availabilityIn(page)).toBe('https://schema.org/InStock');
    const canonical = page.locator('link[rel="canonical"]');
    const bare = new RegExp(`${addressIn(language, `/products/${bangle._id}`)}$`);
    await expect(canonical).toHaveAttribute('href', bare);
    await page.getByRole('button', { name: labels.add }).first().click();
    await page.goto(addressIn(language, '/cart'));
    await expect(page.getByRole('main').getByText(`${size} · ${colour}`).first()).toBeVisible();

    await page.goto(addressIn(language, soldOut));
    expect(await chosenIn(page)).toEqual(['M', 'Gold']);
    await expect(page.getByRole('button', { name: labels.outOfStock }).first()).toBeVisible();
    expect(await availabilityIn(page)).toBe('https://schema.org/OutOfStock');

    await page.goto(addressIn(language, link.replace('size=s', 'size=xxl').replace('rose-gold', 'mauve')));
    expect(await chosenIn(page)).toEqual([]);
    expect(await availabilityIn(page)).toBe('https://schema.org/InStock');
    watched.expectNoConsoleOutput();
    await deleteProduct(request, bangle);
  });
}

test('the page that a link of the feed opens is rendered with its choice, and with the photo of its color first', async ({
  request,
}) => {
  const bangle = await createBangle(request);
  const [, link = ''] = await linksOf(request, bangle);
  const html = await (await request.get(link)).text();
  expect(
    html.match(/<input[^>]*checked=""[^>]*value="([^"]*)"|value="([^"]*)"[^>]*checked=""/g),
  ).toHaveLength(2);
  expect(html.indexOf('In rose gold')).toBeLessThan(html.indexOf('In gold'));
  const plain = await (await request.get(`/products/${bangle._id}?gclid=1`)).text();
  expect(plain).not.toContain('checked=""');
  expect(plain.indexOf('In gold')).toBeLessThan(plain.indexOf('In rose gold'));
  await deleteProduct(request, bangle);
});
