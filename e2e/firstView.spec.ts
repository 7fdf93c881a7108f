/** What a first visit fetches, held to what it may: bytes over the wire, whatever the machine's speed. */
import { expect, type Page, test } from '@playwright/test';
import { type figureNames, goals, isMet } from '../bench/web/goals.ts';
import { makeGood, takeOutOfShop } from './goods.ts';

const kinds = {
  Script: 'scriptKb',
  Stylesheet: 'styleKb',
  Font: 'fontKb',
  Document: 'documentKb',
} as const;

type Weight = Partial<Record<(typeof figureNames)[number], number>>;

/** In KB of 1,000 bytes, headers included, as the browser's own network says. */
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

const tooMuch = (weight: Weight): string[] =>
  goals
    .filter((goal) => goal.unit === 'KB' && !isMet(goal, weight[goal.figure] ?? Number.NaN))
    .map(({ figure, most }) => `${figure} is ${weight[figure]?.toFixed(1)}, may be ${most}`);

/** The phone that the figures of bench/ are of. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, 'the first view is that of a phone');
});

test('the home page stays within its bytes', async ({ page }) => {
  expect(tooMuch(await weigh(page, '/'))).toEqual([]);
});

test('a category stays within its bytes', async ({ page }) => {
  expect(tooMuch(await weigh(page, '/products?category=bangles'))).toEqual([]);
});

test('a product stays within its bytes', async ({ page, request }) => {
  // In Bangla too, as long as it joins what is often joined: where a system has a face of it, this weighs nothing.
  const good = await makeGood(request, { description: 'হলুদের জন্য একদম ঠিক, হালকা আর নরম। Wound by hand.' });
  expect(tooMuch(await weigh(page, `/products/${good._id}`))).toEqual([]);
  await takeOutOfShop(request, good);
});

const pictures = /\.avif$/;
const scripts = /\/assets\/[^/]+\.js$/;

/** Parts of a page as they come: held back until `letGo` is called. */
async function holdBack(page: Page, parts: RegExp): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(parts, async (route) => {
    await held;
    await route.continue();
  });
  return { letGo };
}

test('scripts leave the line to the first picture', async ({ page }) => {
  const { letGo } = await holdBack(page, pictures);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Gold for the days that matter' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => scripts.test(url))).toEqual([]);
  const begun = page.waitForRequest((request) => scripts.test(request.url()));
  letGo();
  await begun;
  await expect(page.getByRole('button', { name: 'Pause moving slides' }).first()).toBeVisible();
});

test('pictures that can wait leave the line to the first', async ({ page }) => {
  const { letGo } = await holdBack(page, /gold-silk[^/]*\.avif$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Gold for the days that matter' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => pictures.test(url))).toEqual([expect.stringContaining('gold-silk')]);
  letGo();
  const tile = page.getByRole('link', { name: 'Bangles' }).locator('img');
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a picture that does not come holds no script up for long', async ({ page }) => {
  const { letGo } = await holdBack(page, pictures);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Pause moving slides' }).first()).toBeVisible();
  letGo();
});

test('what is pressed before the scripts are there is done once they are', async ({ page, request }) => {
  const good = await makeGood(request, { stock: 9 });
  const { letGo } = await holdBack(page, scripts);
  await page.goto(`/products/${good._id}`, { waitUntil: 'domcontentloaded' });
  const quantity = page.getByRole('textbox', { name: `Quantity of ${good.name}` });
  await page.getByRole('button', { name: 'One more' }).click({ clickCount: 2 });
  await expect(quantity).toHaveValue('1');
  letGo();
  await expect(quantity).toHaveValue('3');
  await takeOutOfShop(request, good);
});

test('where no picture comes first, scripts are asked for at once', async ({ request }) => {
  expect(await (await request.get('/faq')).text()).toContain('<link rel="modulepreload"');
  expect(await (await request.get('/')).text()).not.toContain('<link rel="modulepreload"');
});

test('a page that weighs too much is told by what', () => {
  expect(tooMuch({ scriptKb: 141, styleKb: 15, fontKb: 60.1, documentKb: 20, wholeKb: 350 })).toEqual([
    'scriptKb is 141.0, may be 140',
    'fontKb is 60.1, may be 60',
  ]);
});
