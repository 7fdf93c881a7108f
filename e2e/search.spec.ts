import { expect, type Page } from '@playwright/test';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

/** The header's own on wide screens; on phones it is opened first. */
async function searchBox(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Open search' }).click();
  }
  return page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Search products' })
    .filter({ visible: true });
}

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('a search leads to what fits, and empties the box', async ({ page }) => {
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.fill('  jhumka ');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=jhumka');
  await expect(page.getByText(/^\d+ products found for "jhumka"$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/Jhumka/);
  await expect(page.locator('input[name="search"][type="search"]').filter({ visible: true })).toHaveCount(
    (page.viewportSize()?.width ?? 0) < 1024 ? 0 : 1,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('blank text goes nowhere', async ({ page }) => {
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/faq');
});

test('finds what was misspelt, and what was typed in Bangla', async ({ page }) => {
  for (const typed of ['bangel', 'neklace', 'চুড়ি']) {
    await page.goto(`/products?search=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('article').first(), typed).toBeVisible();
  }
});

test('suggests while one types, led by the keyboard', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('jhum');
  const options = suggestions(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  await watched.expectAccessible();
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowUp');
  await expect(suggestions(page).locator('[aria-selected="true"]')).toHaveCount(0);
  await box.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box).toHaveValue('jhum');

  await box.press('End');
  await box.pressSequentially('k');
  const meant = options.filter({ hasText: 'Jhumka' }).first();
  await expect(meant).toBeVisible();
  const path = await meant.getAttribute('href');
  while ((await meant.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(path ?? '');
  watched.expectSilence();
});

test('a suggestion can be pressed', async ({ page }) => {
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('bang');
  const category = suggestions(page).getByRole('option', { name: 'All Bangles' });
  await category.click();
  await expect(page).toHaveURL('/products?category=bangles');
  await expect(suggestions(page)).toHaveCount(0);
});

test('does without suggestions where they cannot be had', async ({ page }) => {
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('bala');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=bala');
});
