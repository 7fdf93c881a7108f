import { expect, type Page } from '@playwright/test';
import { test } from '../shopTest.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** Returns the sidebar, or opens the drawer on phones. */
async function filters(page: Page) {
  if (isWide(page)) return page.getByRole('complementary', { name: 'Filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(drawer).toBeVisible();
  return drawer;
}

async function closeFilters(page: Page) {
  if (isWide(page)) return;
  await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const found = (page: Page) => page.getByText(/products? found/);
const cards = (page: Page) => page.getByRole('article');

test('the list has a title and a count', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect(found(page)).toHaveText(/^\d+ products found$/);
  await expect(cards(page)).toHaveCount(12);
  await page.goto('/products?category=rings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings Collection');
  await expect(found(page)).toHaveText(/^\d+ products found in Rings$/);
});

for (const [section, title] of [
  ['new-arrivals', 'New Arrivals'],
  ['featured', 'Featured Products'],
  ['combos', 'Special Combos'],
] as const) {
  test(`${title} are listed under their own name`, async ({ page }) => {
    await page.goto(`/products?section=${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Kakon`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
    await page.getByRole('link', { name: `Remove filter ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  });
}

test('each filter is in the URL, updates the count and returns to page 1', async ({ page }) => {
  await page.goto('/products?page=2');
  const category = (await filters(page)).getByRole('radio', { name: /^Earrings/ });
  const label = (await filters(page)).locator('label', { hasText: 'Earrings' });
  const count = Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
  await label.click();
  await expect(page).toHaveURL('/products?category=earrings');
  await expect(category).toBeChecked();
  await (await filters(page)).locator('label', { hasText: 'Under ৳1,000' }).click();
  await expect(page).toHaveURL('/products?category=earrings&price=0-1000');
  await (await filters(page)).locator('label', { hasText: /^Silver/ }).click();
  await expect(page).toHaveURL('/products?category=earrings&color=silver&price=0-1000');
  await closeFilters(page);
  expect(count).toBeGreaterThan(0);
  await expect(found(page)).toHaveText(/^[1-9]\d* products found in Earrings$/);
});

test('a filter is removed by a second press, by its chip, or with all others', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/products?category=rings&color=gold&price=0-1000');
  await (await filters(page)).locator('label', { hasText: /^Rings/ }).click();
  await expect(page).toHaveURL('/products?color=gold&price=0-1000');
  await closeFilters(page);
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await chips.getByRole('link', { name: 'Remove filter Gold' }).click();
  await expect(page).toHaveURL('/products?price=0-1000');
  await page.goto('/products?category=rings&sort=price-low&price=0-1000');
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products?sort=price-low');
  await expect(chips).toHaveCount(0);
});

test('sorting starts again at page 1', async ({ page }) => {
  await page.goto('/products?category=necklaces&page=1');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: Low to High' });
  await expect(page).toHaveURL('/products?category=necklaces&sort=price-low');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const prices = await cards(page).locator('p > .tabular-nums:not(s)').allTextContents();
  const amounts = prices.map((price) => Number(price.replace(/[^\d]/g, '')));
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});

test('the list has pages, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/products');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const card = cards(page).nth(9).getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL('/products?page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test('Back restores the scroll position in a filtered list, even while photos are loading', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/products?price=0-1000&sort=name-asc');
  const card = cards(page).nth(10).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/products\/[^?]+$/);
  await page.route('**/media/**', async (route) => {
    await new Promise((come) => setTimeout(come, 1500));
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL('/products?price=0-1000&sort=name-asc');
  await expect(cards(page)).toHaveCount(12);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(4);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Under ৳1,000');
});

test('a list without results shows a message', { tag: '@all' }, async ({ page }) => {
  await page.goto('/products?search=xyzzyqwv');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(12);
});

test('offers, stock, sizes and ratings filter the list, and best sellers come first', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/products?page=2');
  const choose = async (label: RegExp) => (await filters(page)).locator('label', { hasText: label }).click();
  await expect((await filters(page)).getByRole('group', { name: 'Size' })).toHaveCount(0);
  await choose(/^Bangles/);
  await choose(/^On offer/);
  await expect(page).toHaveURL('/products?category=bangles&offer=1');
  await choose(/^In stock/);
  await choose(/^XL/);
  await choose(/^4 stars/);
  const query = 'size=xl&offer=1&inStock=1&rating=4';
  await expect(page).toHaveURL(`/products?category=bangles&${query}`);
  const label = (await filters(page)).locator('label', { hasText: /^On offer/ });
  const count = /\d+/.exec((await label.textContent()) ?? '')?.[0];
  await closeFilters(page);
  await expect(cards(page)).toHaveCount(Number(count));
  await expect(cards(page).filter({ hasText: 'off' })).toHaveCount(Number(count));
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption({ label: 'Best Selling' });
  await expect(page).toHaveURL(`/products?category=bangles&${query}&sort=best-selling`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/products\?category=bangles$/,
  );
  await page.getByRole('link', { name: 'Remove filter Size XL' }).click();
  await expect(page).toHaveURL('/products?category=bangles&offer=1&inStock=1&rating=4&sort=best-selling');
  await (await filters(page)).locator('label', { hasText: /^On offer/ }).click();
  await expect(page).toHaveURL('/products?category=bangles&inStock=1&rating=4&sort=best-selling');
});

test('invalid filters in the URL are ignored', { tag: '@all' }, async ({ page }) => {
  const response = await page.goto('/products?sort=best&page=minus&price=cheap&minPrice=many');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
});
