/** What stands further down than a first look goes is laid out later; nobody is to notice. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './shopTest.ts';

const combos = (page: Page) => page.getByRole('region', { name: 'Special Combos' });

/** Whether the browser has laid it out. */
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Within the window, in pixels. */
const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function scrollTo(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(part).toBeInViewport();
}

test('a first look lays out what is near; the first scroll has the rest follow', async ({ page }) => {
  await page.goto('/');
  const [product, copyright] = [
    combos(page).getByRole('article').last(),
    page.getByText('All rights reserved'),
  ];
  expect(await isLaidOut(copyright)).toBe(false);
  await expect(product.getByRole('link')).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => isLaidOut(copyright)).toBe(true);
  expect(await isLaidOut(product)).toBe(true);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const settled = await height();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(copyright).toBeInViewport();
  expect(await height()).toBe(settled);
});

test('a window that is drawn to another size has all of it laid out', async ({ page }) => {
  await page.goto('/');
  const copyright = page.getByText('All rights reserved');
  expect(await isLaidOut(copyright)).toBe(false);
  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(() => isLaidOut(copyright)).toBe(true);
});

test('who comes back finds the place as it was', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Special Combos' });
  await scrollTo(heading);
  await expect.poll(() => isLaidOut(page.getByText('All rights reserved'))).toBe(true);
  await scrollTo(heading);
  const place = await topOf(heading);
  await combos(page).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect.poll(() => topOf(heading)).toBe(place);
  await page.reload();
  await expect.poll(() => topOf(heading)).toBe(place);
});

test('an address that names a part leads to it', async ({ page }) => {
  await page.goto('/#featured');
  const heading = page.getByRole('heading', { name: 'Featured Products' });
  const room = () =>
    heading.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  await expect.poll(async () => Math.abs((await topOf(heading)) - (await room()))).toBeLessThanOrEqual(1);
});

test('it can be found and walked to before it is laid out', async ({ page }) => {
  await page.goto('/');
  const copyright = page.getByText('All rights reserved');
  expect(await isLaidOut(copyright)).toBe(false);
  expect(await page.locator('footer').ariaSnapshot()).toContain('Returns & Exchanges');
  const link = page.getByRole('link', { name: 'Terms of Service' });
  await link.focus();
  await expect(link).toBeInViewport();
  expect(await isLaidOut(copyright)).toBe(true);
});
