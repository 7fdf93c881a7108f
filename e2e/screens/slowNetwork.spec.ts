/** A network that works and is slow: the service worker shows what it has stored after 4 seconds. */
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { createProduct, type Product, updateProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { toastWithText } from '../watchPage.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');
test.slow();

const note = 'This is the page as you last saw it. We are loading it again.';
const offline = 'You seem to be offline. This is the page as you last saw it.';
const SLOW_MS = 7_000;

const main = (page: Page) => page.getByRole('main');
const noteOf = (page: Page) => page.getByRole('status').getByText(note);
const card = (page: Page, { name }: Product) => main(page).getByRole('article').getByRole('link', { name });

/** Holds the requests of the service worker, which are those that the network sees. */
async function slowDown(
  context: BrowserContext,
  address: RegExp,
  outcome: 'continue' | 'abort' = 'continue',
): Promise<void> {
  await context.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route[outcome]().catch(() => undefined);
  });
}

/** The list of one product, from which its page was opened before. The product costs ৳563 since. */
async function returnToList(page: Page, request: APIRequestContext): Promise<Product> {
  const product = await createProduct(request, { price: 517 });
  await page.goto('/faq');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`/products?search=${encodeURIComponent(product.name)}`);
  // The code for bad networks loads after the first view.
  await page.waitForTimeout(5_000);
  await card(page, product).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  const isStored = (path: string) =>
    caches
      .open('kakon-data-2')
      .then(async (cache) => (await cache.keys()).some(({ url }) => url.includes(path)));
  await expect.poll(() => page.evaluate(isStored, `/products/${product._id}.data`)).toBe(true);
  await page.goBack();
  await expect(card(page, product)).toBeVisible();
  await updateProduct(request, product, { price: 563 });
  return product;
}

test('a stored page says that it is from before, and is replaced when the response comes', async ({
  page,
  request,
  context,
}) => {
  const product = await returnToList(page, request);
  await slowDown(context, /\.data/);
  await card(page, product).click();
  await expect(noteOf(page)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(main(page).getByText('৳517').first()).toBeVisible();
  await expect(main(page).getByText('৳563').first()).toBeVisible({ timeout: 5_000 });
  await expect(noteOf(page)).toHaveCount(0);
  await expect(main(page).getByText('৳517')).toHaveCount(0);
  await expect(toastWithText(page, offline)).toHaveCount(0);
});

test('a page that is left says nothing on the next one', async ({ page, request, context }) => {
  const product = await returnToList(page, request);
  await slowDown(context, /\/products\/.*\.data/);
  await card(page, product).click();
  await expect(noteOf(page)).toBeVisible({ timeout: 10_000 });
  await page.goBack();
  await expect(card(page, product)).toBeVisible();
  await expect(noteOf(page)).toHaveCount(0);
  await page.waitForTimeout(SLOW_MS);
  await expect(noteOf(page)).toHaveCount(0);
});

test('a link that is only prefetched says nothing', async ({ page, request, context }) => {
  const product = await returnToList(page, request);
  await slowDown(context, /\.data/);
  await page.mouse.move(0, 0);
  const prefetched = context.waitForEvent('request', {
    predicate: (sent) => sent.url().includes(`${product._id}.data`),
    timeout: 10_000,
  });
  await card(page, product).hover();
  await prefetched;
  await page.waitForTimeout(5_000);
  await expect(noteOf(page)).toHaveCount(0);
  await page.waitForTimeout(3_000);
  await expect(noteOf(page)).toHaveCount(0);
});

test('a network that breaks says that there is none', async ({ page, request, context }) => {
  const product = await returnToList(page, request);
  await slowDown(context, /\.data/, 'abort');
  await card(page, product).click();
  await expect(noteOf(page)).toBeVisible({ timeout: 10_000 });
  await expect(toastWithText(page, offline)).toBeVisible({ timeout: 10_000 });
  await expect(noteOf(page)).toHaveCount(0);
  await expect(main(page).getByText('৳517').first()).toBeVisible();
});

test('so does a network without any response, which the browser does not notice', async ({
  page,
  request,
  context,
}) => {
  const product = await returnToList(page, request);
  await context.route(/\.data/, (route) => route.abort());
  await card(page, product).click();
  await expect(main(page).getByText('৳517').first()).toBeVisible();
  await expect(toastWithText(page, offline)).toBeVisible();
});

test('a stored document says the same, and is replaced', async ({ page, request, context }) => {
  const product = await createProduct(request, { price: 517 });
  const path = `/products/${product._id}`;
  await page.goto('/faq');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(path);
  const isStored = (address: string) => caches.match(address, { ignoreVary: true }).then(Boolean);
  await expect.poll(() => page.evaluate(isStored, path)).toBe(true);
  await page.goto('/faq');
  await updateProduct(request, product, { price: 563 });
  // A request that the browser preloads for the service worker cannot be held.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  await slowDown(context, new RegExp(product._id));
  await page.goto(path);
  await expect(main(page).getByText('৳517').first()).toBeVisible();
  await expect(noteOf(page)).toBeVisible({ timeout: 10_000 });
  await expect(main(page).getByText('৳563').first()).toBeVisible({ timeout: 15_000 });
  await expect(noteOf(page)).toHaveCount(0);
  await expect(toastWithText(page, offline)).toHaveCount(0);
});
