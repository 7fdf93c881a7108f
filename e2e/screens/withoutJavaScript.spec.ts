import { expect, test } from '@playwright/test';
import { findBangles, findProduct } from '../catalogue.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its banners, lists and links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Shop Now' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article')).not.toHaveCount(
    0,
  );
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('every page has search, categories and cart', async ({ page }) => {
  await page.goto('/faq');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Rings', exact: true })
    .click();
  await expect(page).toHaveURL('/products?category=rings');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await box.fill('jhumka');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=jhumka');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('a search on a Bangla page stays in Bangla', async ({ page }) => {
  await page.goto('/bn/products');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('jhumka');
  await box.press('Enter');
  await expect(page).toHaveURL('/bn/products?search=jhumka');
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

for (const path of [
  '/shipping',
  '/returns',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/faq',
  '/products',
  '/products/0199c5b2-0000-7000-8000-00000000dead',
]) {
  test(`${path} is readable`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('turn on JavaScript')).toHaveCount(0);
  });
}

for (const path of [
  '/cart',
  '/wishlist',
  '/checkout',
  '/account',
  '/auth/login',
  '/auth/register',
  '/track',
]) {
  test(`${path} says what needs JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByText(/Please turn on JavaScript to use this (page|form), or call us at [\d-]{11,}\./),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Loading/);
    await expect(page.getByRole('main').getByRole('link', { name: /^0\d{4}-/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
  });
}

test('filters, sorting and pages are plain forms and links', async ({ page }) => {
  await page.goto('/products?search=gold');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('radio', { name: /^Earrings/ }).check();
  await filters.getByRole('radio', { name: /^Gold/ }).check();
  await filters.getByRole('checkbox', { name: /^In stock/ }).check();
  await filters.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL('/products?search=gold&category=earrings&inStock=1&color=gold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earrings Collection');
  await expect(page.getByRole('article')).not.toHaveCount(0);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price-high/);
  await expect(page).toHaveURL(/category=earrings/);

  await page.getByRole('link', { name: 'Remove filter Earrings' }).click();
  await expect(page).toHaveURL(/^(?!.*category)/);
  await page.goto('/products');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a product page is complete, with all its reviews', async ({ page, request }) => {
  const bangles = await findBangles(request);
  await page.goto(`/products/${bangles._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bangles.name);
  await expect(page.getByText(bangles.specifications.material ?? '').first()).toBeVisible();
  await expect(page.getByText('Please turn on JavaScript to order here, or call us at')).toBeVisible();
  const reviewed = await findProduct(request, '', ({ numReviews }) => numReviews > 5);
  await page.goto(`/products/${reviewed._id}`);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('article')).toHaveCount(
    Math.min(10, reviewed.numReviews),
  );
});
