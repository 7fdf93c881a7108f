import { expect, type Page } from '@playwright/test';
import { findPlainProduct } from '../catalogue.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test('a URL with tracking parameters shows the same page, and its links drop them', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/products?category=rings&fbclid=IwAR0x1&utm_source=facebook');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('main').locator('a[href^="/products"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => /fbclid|utm_/.test(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(2);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  watched.expectNoConsoleOutput();
  await watched.expectNoLayoutShift();
});

test.describe('a product card', () => {
  test('adds a product without choices to the guest cart', async ({ page, request }) => {
    const { name } = await findPlainProduct(request);
    await page.goto(`/products?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    await expect(toastWithText(page, `${name} has been added to your cart`)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('has no quick button for a product with choices', async ({ page }) => {
    await page.goto('/products?category=bangles');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  });

  test('shows its second photo on hover', async ({ page }) => {
    test.skip(!isWide(page), 'a finger does not hover');
    await page.goto('/products?search=noyontara+bala');
    const card = page.getByRole('article').first();
    await expect(card.locator('img')).toHaveCount(1);
    await card.getByRole('link').hover();
    await expect(card.locator('img')).toHaveCount(2);
    await expect(card.locator('picture').nth(1).locator('xpath=..')).toHaveCSS('opacity', '1');
  });
});
