import { expect, type Page } from '@playwright/test';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

/** Returns the search box of the header. On phones it is opened first. */
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

test('a search leads to its results and empties the box', async ({ page }) => {
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

test('blank text does not search', { tag: '@all' }, async ({ page }) => {
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/faq');
});

test('misspelt and Bangla words find products', async ({ page }) => {
  for (const typed of ['bangel', 'neklace', 'চুড়ি']) {
    await page.goto(`/products?search=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('article').first(), typed).toBeVisible();
  }
});

test('suggestions appear while typing and are chosen by keyboard', async ({ page }) => {
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
  watched.expectNoConsoleOutput();
});

test('a suggestion can be pressed', { tag: '@all' }, async ({ page }) => {
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('bang');
  const category = suggestions(page).getByRole('option', { name: 'All Bangles' });
  await category.click();
  await expect(page).toHaveURL('/products?category=bangles');
  await expect(suggestions(page)).toHaveCount(0);
});

test('the search works if suggestions fail to load', async ({ page }) => {
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('bala');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=bala');
});

test('a text without suggestions says so and links to all products', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/auth/login');
  const box = await searchBox(page);
  const nothing = (typed: string) =>
    page.getByRole('banner').getByText(`Nothing found for “${typed}”.`, { exact: true }).last();
  await box.pressSequentially('xyzzyq');
  await expect(nothing('xyzzyq')).toBeVisible();
  // The list's code may arrive after what a screen reader says.
  await expect(suggestions(page)).toBeVisible();
  await watched.expectAccessible();
  await box.press('Escape');
  await expect(nothing('xyzzyq')).toHaveCount(0);
  await box.press('q');
  await expect(nothing('xyzzyqq')).toBeVisible();
  await suggestions(page).getByRole('option', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(nothing('xyzzyqq')).toHaveCount(0);
});

test('suggestions show whole names, each with one current price', async ({ page }) => {
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('set');
  const options = suggestions(page)
    .getByRole('option')
    .filter({ has: page.locator('img') });
  await expect(options).not.toHaveCount(0);
  for (const option of await options.all()) {
    expect((await option.textContent())?.match(/৳/g)).toHaveLength(1);
    const isCut = await option
      .locator('span')
      .evaluateAll((texts) => texts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    expect(isCut).toBe(false);
  }
});

test('what the shop does not have is said, and the nearest kind is shown', { tag: '@all' }, async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/faq');
  const box = await searchBox(page);
  await box.pressSequentially('nupur');
  await expect(suggestions(page).getByRole('option')).toHaveText(['All Bangles', 'See all products']);
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=nupur');
  const main = page.getByRole('main');
  await expect(main.getByText('We have no anklets (nupur) right now.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'These come nearest:' }).getByRole('article')).toHaveCount(8);
  await watched.expectAccessible();

  await page.goto('/products?search=jhumkaa%20xyz');
  await main.getByRole('link', { name: 'jhumka', exact: true }).click();
  await expect(page).toHaveURL('/products?search=jhumka');
  await page.goto('/faq');
  const again = await searchBox(page);
  await again.pressSequentially('lal churi');
  await suggestions(page).getByRole('option', { name: 'See all results for “lal churi”' }).click();
  await expect(page).toHaveURL('/products?search=lal%20churi');
  watched.expectNoConsoleOutput();
});
