/** URLs of lists that the shop does not have, and cards with long names. */
import { expect } from '@playwright/test';
import { createProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';

const robots = 'meta[name="robots"]';

test('a page past the end shows a message and links to the existing pages', async ({ page }) => {
  await page.goto('/products?page=99');
  await expect(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible();
  await expect(page.getByText('No products found')).toHaveCount(0);
  await expect(page.locator(robots)).toHaveAttribute('content', 'noindex');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('…');
  await expect(pages.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(pages.locator('[aria-current="page"]')).toBeVisible();
  await page.goto('/products?page=99');
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.goto('/products?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/products');
});

test('an unknown category shows a message and links to the existing ones', async ({ page }) => {
  const response = await page.goto('/products?category=nosuch');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  await expect(page).toHaveTitle(/^Category not found/);
  await expect(page.locator(robots)).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main')).not.toContainText('nosuch Collection');
  await page.getByRole('main').getByRole('link', { name: 'Rings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings Collection');
});

test('the link of a long name is as high as the two lines that are shown', async ({ page, request }) => {
  const name = `${crypto.randomUUID()} ${'হাতে বানানো রেশমি চুড়ি ও কাঁসার বালা '.repeat(3)}`.trim();
  await createProduct(request, { name });
  await page.goto(`/products?search=${name.slice(0, 36)}`);
  const link = page.getByRole('article').getByRole('link', { name });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeLessThanOrEqual(48);
});
