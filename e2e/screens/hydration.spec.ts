/** A page works from the first HTML on. Hydration loses no press, no link, no text and no scroll position. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openAsCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The last section of the home page. */
const carousel = (page: Page) => page.getByRole('region', { name: 'Featured Products' }).first();

/** React marks each element that it has hydrated. */
const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

async function countHydrated(page: Page): Promise<number> {
  const hydrated = await Promise.all((await cards(page).all()).map(isHydrated));
  return hydrated.filter(Boolean).length;
}

const allAreHydrated = async (page: Page) =>
  expect.poll(() => countHydrated(page)).toBe(await cards(page).count());

/** Opens a page, and waits until its scripts have run and its header is hydrated. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isHydrated(page.getByRole('banner'))).toBe(true);
  await page.waitForLoadState('networkidle');
}

test("hydration keeps the elements of the server's HTML", async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(cards(page).last()).toBeAttached();
  const before = await cards(page).last().elementHandle();
  await allAreHydrated(page);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a section below the fold is hydrated without a scroll or a press', async ({ page }) => {
  await openHydrated(page, '/');
  await allAreHydrated(page);
  await expect.poll(() => isHydrated(page.getByRole('contentinfo'))).toBe(true);
});

test('a press below the fold takes effect at once', async ({ page }) => {
  await openHydrated(page, '/');
  const heart = cards(page)
    .last()
    .getByRole('button', { name: /^Save / });
  await heart.evaluate((button: HTMLButtonElement) => button.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a link below the fold navigates without a document load', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = cards(page).last().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a navigation shows its progress while its data load', async ({ page }) => {
  await openHydrated(page, '/');
  const held = Promise.withResolvers<void>();
  await page.route('**/products.data?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const line = page.locator('[aria-hidden="true"].bg-accent').first();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/products"]')?.click());
  await expect(line).toHaveClass(/scale-x-75/);
  held.resolve();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Back shows the whole page at its old scroll position', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await allAreHydrated(page);
  const place = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL(/\/faq/);
  await page.goBack();
  await expect(cards(page).first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the home page is complete after a navigation, a reload, Back and Forward', async ({ page }) => {
  const isWhole = async () => {
    await expect(carousel(page)).toBeAttached();
    await allAreHydrated(page);
  };
  await openHydrated(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Kakon' }).first().click();
  await isWhole();
  await page.reload();
  await isWhole();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq/);
  await page.goForward();
  await isWhole();
});

test('the wishlist hearts stay filled after the page is opened again', async ({ page, request }) => {
  await openAsCustomer(page, request);
  await openHydrated(page, '/products?category=bangles');
  const hearts = [cards(page).first(), cards(page).last()].map((card) =>
    card.getByRole('button', { name: /^Save / }),
  );
  for (const heart of hearts) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
  }
  await openHydrated(page, '/products?category=bangles');
  for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
