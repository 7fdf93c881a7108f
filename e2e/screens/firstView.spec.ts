/**
 * The bytes that a first visit fetches over the wire, against their limits. They do not depend on the machine's speed.
 */
import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '#domain/languageAddresses.ts';
import { type figureNames, goals, isMet } from '../../bench/web/goals.ts';
import { delayRequests } from '../delayRequests.ts';
import { firstViewPages } from '../firstViewPages.ts';
import { test as inOwnShop } from '../ownShop.ts';
import { createProduct, deleteProduct } from '../shopData.ts';

const kinds = {
  Script: 'scriptKb',
  Stylesheet: 'styleKb',
  Font: 'fontKb',
  Document: 'documentKb',
} as const;

type Weight = Partial<Record<(typeof figureNames)[number], number>>;

/** In KB of 1,000 bytes with headers, as counted by the browser's network stack. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const network = await page.context().newCDPSession(page);
  const kindOf = new Map<string, string>();
  const weight: Weight = { wholeKb: 0, scriptKb: 0, styleKb: 0, fontKb: 0, documentKb: 0 };
  const add = (figure: keyof Weight, bytes: number) => {
    weight[figure] = (weight[figure] ?? 0) + bytes / 1_000;
  };
  network.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    add('wholeKb', encodedDataLength);
    const figure = kinds[kindOf.get(requestId) as keyof typeof kinds];
    if (figure) add(figure, encodedDataLength);
  });
  await network.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  return weight;
}

const exceededGoals = (weight: Weight, { scriptKb }: { scriptKb?: number } = {}): string[] =>
  goals
    .filter(({ unit }) => unit === 'KB')
    .map((goal) => (goal.figure === 'scriptKb' && scriptKb ? { ...goal, most: scriptKb } : goal))
    .filter((goal) => !isMet(goal, weight[goal.figure] ?? Number.NaN))
    .map(({ figure, most }) => `${figure} is ${weight[figure]?.toFixed(1)}, may be ${most}`);

/** The same phone as in the figures of bench/. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, 'the first view is that of a phone');
});

/** KB of scripts of the pages that are above the goal still. They may get lighter, not heavier. */
const mostScripts: Record<string, number> = {
  'the cart': 151,
  'the checkout': 184,
  'tracking an order': 150,
  login: 153,
  registration: 153,
  "a customer's orders": 156,
};

/** The same of pages that reach the goal in English: the texts of Bangla have more bytes. */
const mostScriptsInBangla: Record<string, number> = {
  'a product page': 142,
  'a placed order': 142,
};

const scriptLimit = (name: string, language: 'en' | 'bn'): number | undefined =>
  (language === 'bn' ? mostScriptsInBangla[name] : undefined) ?? mostScripts[name];

/** KB. Only pages with Bangla text fetch the Bangla font. */
const mostFontsWithoutBangla = 60;
const withoutBangla = ['the home page', 'a category'];

/** The catalogue's own pages come first, before products are created for the others. */
inOwnShop.describe('a first visit', () => {
  inOwnShop.describe.configure({ mode: 'default' });
  for (const [name, prepare] of Object.entries(firstViewPages)) {
    for (const language of ['en', 'bn'] as const) {
      inOwnShop(`${name} stays within its byte limits in ${language}`, async ({ page, request }) => {
        const weight = await weigh(page, addressIn(language, await prepare({ page, request })));
        expect(exceededGoals(weight, { scriptKb: scriptLimit(name, language) })).toEqual([]);
        if (withoutBangla.includes(name) && language === 'en')
          expect(weight.fontKb).toBeLessThanOrEqual(mostFontsWithoutBangla);
      });
    }
  }
});

const pictures = /\.avif$/;
const scripts = /\/assets\/[^/]+\.js$/;

test('scripts load after the first picture', async ({ page }) => {
  const { release } = await delayRequests(page, pictures);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Gold for special days' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => scripts.test(url))).toEqual([]);
  const begun = page.waitForRequest((request) => scripts.test(request.url()));
  release();
  await begun;
  await expect(page.getByRole('button', { name: 'Pause moving slides' }).first()).toBeVisible();
});

test('pictures below the fold load after the first picture', async ({ page }) => {
  const { release } = await delayRequests(page, /gold-silk[^/]*\.avif$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Gold for special days' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => pictures.test(url))).toEqual([expect.stringContaining('gold-silk')]);
  release();
  const tile = page.getByRole('link', { name: 'Bangles' }).locator('img');
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a picture that never arrives delays scripts only briefly', async ({ page }) => {
  const { release } = await delayRequests(page, pictures);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Pause moving slides' }).first()).toBeVisible();
  release();
});

test('a press before the scripts have loaded takes effect once they have', async ({ page, request }) => {
  const product = await createProduct(request, { stock: 9 });
  const { release } = await delayRequests(page, scripts);
  await page.goto(`/products/${product._id}`, { waitUntil: 'domcontentloaded' });
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
  await page.getByRole('button', { name: 'One more' }).click({ clickCount: 2 });
  await expect(quantity).toHaveValue('1');
  release();
  await expect(quantity).toHaveValue('3');
  await deleteProduct(request, product);
});

test('pages without a first picture preload their scripts', async ({ request }) => {
  expect(await (await request.get('/faq')).text()).toContain('<link rel="modulepreload"');
  expect(await (await request.get('/')).text()).not.toContain('<link rel="modulepreload"');
});

test('a page over its limits names the figure', () => {
  expect(exceededGoals({ scriptKb: 141, styleKb: 15, fontKb: 85.1, documentKb: 20, wholeKb: 350 })).toEqual([
    'scriptKb is 141.0, may be 140',
    'fontKb is 85.1, may be 85',
  ]);
});

test('the banners have their full height before their first photo arrives', async ({ page }) => {
  const { release } = await delayRequests(page, /gold-silk-/);
  await page.goto('/', { waitUntil: 'commit' });
  const banners = page.getByRole('region', { name: 'Highlights' });
  await expect(page.getByText('Cash on Delivery').first()).toBeVisible();
  // On a busy machine the text is there before its styles.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  const before = await banners.boundingBox();
  release();
  await page.waitForLoadState('networkidle');
  expect((await banners.boundingBox())?.height).toBe(before?.height);
});
