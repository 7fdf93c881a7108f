/** The browser lays out the last section of the home page only when it comes near. Focus, links and Back still work. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../shopTest.ts';

const combos = (page: Page) => page.getByRole('region', { name: 'Special Combos' });
const carousel = (page: Page) => page.getByRole('region', { name: 'Featured Products' }).first();

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Distance from the top of the window, in pixels. */
const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function scrollTo(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(part).toBeInViewport();
}

test('a section is laid out when it comes near', async ({ page }) => {
  await page.goto('/');
  const product = carousel(page).getByRole('article').first();
  expect(await isLaidOut(product)).toBe(false);
  await scrollTo(product);
  await expect.poll(() => isLaidOut(product)).toBe(true);
});

test('photos below the fold are laid out when they come near, and move nothing', async ({ page }) => {
  await page.goto('/');
  const photo = combos(page).getByRole('article').last().locator('img').first();
  const height = () => combos(page).evaluate((section) => section.getBoundingClientRect().height);
  expect(await isLaidOut(photo)).toBe(false);
  const before = await height();
  await scrollTo(combos(page).getByRole('article').last());
  await expect.poll(() => isLaidOut(photo)).toBe(true);
  expect(await height()).toBe(before);
});

test('the end of the page can be reached', async ({ page }) => {
  await page.goto('/');
  const copyright = page.getByText('All rights reserved');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(copyright).toBeInViewport({ timeout: 100 });
  }).toPass();
});

test('Back and reload restore the scroll position', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Special Combos' });
  await scrollTo(heading);
  const place = await topOf(heading);
  await combos(page).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect.poll(() => topOf(heading)).toBe(place);
  await page.reload();
  await expect.poll(() => topOf(heading)).toBe(place);
});

test('Back restores a position at the end of the page', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Featured Products' });
  await scrollTo(heading);
  const place = await topOf(heading);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL(/\/faq/);
  await page.goBack();
  await expect.poll(() => topOf(heading)).toBe(place);
  await page.reload();
  await expect.poll(() => topOf(heading)).toBe(place);
});

test('a URL with a fragment scrolls to its section', async ({ page }) => {
  await page.goto('/#featured');
  const heading = page.getByRole('heading', { name: 'Featured Products' });
  const padding = () =>
    heading.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  await expect.poll(async () => Math.abs((await topOf(heading)) - (await padding()))).toBeLessThanOrEqual(1);
});

test('a section is readable and focusable before it is laid out', async ({ page }) => {
  await page.goto('/');
  const first = carousel(page).getByRole('article').first();
  expect(await isLaidOut(first)).toBe(false);
  expect(await carousel(page).ariaSnapshot()).toContain('link');
  const link = first.getByRole('link');
  await link.focus();
  await expect(link).toBeInViewport();
  expect(await isLaidOut(first)).toBe(true);
});
