import { expect } from '@playwright/test';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const pages = [
  { path: '/shipping', title: 'Shipping Information' },
  { path: '/returns', title: 'Returns & Exchanges' },
  { path: '/faq', title: 'Frequently Asked Questions' },
  { path: '/about', title: 'About Us' },
  { path: '/contact', title: 'Contact' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
];

for (const { path, title } of pages) {
  test(`${title} has its title`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Kakon`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are readable, and questions open', async ({ page }) => {
    await page.goto('/faq');
    const question = page.getByText('What does delivery cost?');
    await question.click();
    await expect(page.getByText('৳60 in Dhaka and ৳120 in all other districts.')).toBeVisible();
  });
});

test('questions are searched while typing, opened, and the search is cleared', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('main').locator('section')).toHaveCount(5);
  const box = page.getByRole('searchbox', { name: 'Search questions' });
  await box.fill('bkash');
  await expect(page.getByText('In cash, when you receive your order. bKash is coming soon.')).toBeVisible();
  await expect(page.getByRole('main').locator('section')).toHaveCount(1);
  await box.fill('unicorn');
  await expect(page.getByRole('heading', { name: 'No FAQs found matching your search.' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('main').locator('section')).toHaveCount(5);
});

test('an unknown URL shows an error page with status 404', async ({ page }) => {
  const watched = await watchPage(page);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Best sellers' }).getByRole('article')).not.toHaveCount(0);
  await watched.expectAccessible();
  await main.getByRole('combobox', { name: 'Search products' }).fill('jhumka');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/products?search=jhumka');
  await page.goto('/no/such/page');
  await main.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
});
