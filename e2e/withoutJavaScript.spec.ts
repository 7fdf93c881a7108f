import { expect, test } from '@playwright/test';
import { findGoods, plentifulBangles } from './shelf.ts';

test.use({ javaScriptEnabled: false });

test('home shows its banners, lists and ways on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Shop Now' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article')).not.toHaveCount(
    0,
  );
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('every page has its ways on: the search, the categories, the cart', async ({ page }) => {
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

for (const path of [
  '/shipping',
  '/returns',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/faq',
  '/products',
]) {
  test(`${path} is read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
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
  test(`${path} says what it cannot do without`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript, which your browser has switched off/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('filters, order and pages are plain forms and links', async ({ page }) => {
  await page.goto('/products?search=gold');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('radio', { name: /^Earrings/ }).check();
  await filters.getByRole('radio', { name: /^Gold/ }).check();
  await filters.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL('/products?search=gold&category=earrings&color=gold');
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

test('a product is read whole, with all its reviews', async ({ page, request }) => {
  const bangles = await plentifulBangles(request);
  await page.goto(`/products/${bangles._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bangles.name);
  await expect(page.getByText(bangles.specifications.material ?? '').first()).toBeVisible();
  await expect(page.getByText('Ordering here needs JavaScript')).toBeVisible();
  const loved = await findGoods(request, '', ({ numReviews }) => numReviews > 5);
  await page.goto(`/products/${loved._id}`);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('article')).toHaveCount(
    Math.min(10, loved.numReviews),
  );
});
