import { expect } from '@playwright/test';
import { test } from '../shopTest.ts';
import { toastWithText } from '../watchPage.ts';

test.use({ serviceWorkers: 'allow' });

/** True once the service worker has stored a page. */
const isStored = (path: string) =>
  navigator.serviceWorker.ready.then(() => caches.match(path, { ignoreVary: true })).then(Boolean);

test('the shop shows its offline page with what can be opened, and continues once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await expect.poll(() => page.evaluate(isStored, '/faq')).toBe(true);
  await expect.poll(() => page.evaluate(isStored, '/withoutNetwork.html')).toBe(true);
  await context.setOffline(true);
  await page.goto('/shipping');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL('/shipping');
  await expect(page.getByRole('link', { name: 'Frequently Asked Questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Information');
});

const stay = 'You seem to be offline. Please check your internet connection and try again.';
const stale = 'You seem to be offline. This is the page as you last saw it.';

test('a link to a page that was never opened leaves the page and the cart as they are', async ({
  page,
  context,
}) => {
  await page.goto('/products?category=cosmetics');
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  // The code that keeps the page while offline loads after the first view.
  await page.waitForTimeout(5_000);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(toastWithText(page, stay)).toBeVisible();
  // Hovering a link does not fetch it either.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL('/products?category=cosmetics');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a search leaves the page and what was typed as they are, and is sent once there is a network', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/faq');
  // The code that keeps the page while offline loads after the first view.
  await page.waitForTimeout(5_000);
  if (isMobile) await page.getByRole('button', { name: 'Open search' }).click();
  const box = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  await box.fill('jhumka');
  await context.setOffline(true);
  await box.press('Enter');
  await expect(toastWithText(page, stay)).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await expect(box).toHaveValue('jhumka');
  await context.setOffline(false);
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=jhumka');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Back shows the loaded list while offline', async ({ page, context }) => {
  await page.goto('/products?category=rings');
  const cards = page.getByRole('article');
  const names = await cards.getByRole('heading').allTextContents();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
  await page.waitForTimeout(5_000);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/products?category=rings');
  await expect(cards.getByRole('heading')).toHaveText(names);
  await expect(toastWithText(page, stale)).toBeVisible();
  // So does the link to the product that was open before.
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(names);
});

test('a list that fails to load while offline blames the network, not the shop', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
  await expect(page.getByText('busy')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/products?sort=price-low');
});

test.describe('without a service worker', () => {
  // It would bypass the intercepted response.
  test.use({ serviceWorkers: 'block' });

  test('a busy shop says so', async ({ page }) => {
    await page.goto('/products');
    await page.route('**/products.data?**', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await expect(page.getByText('The shop is busy at the moment.')).toBeVisible();
  });
});

test('code that fails to load for a menu leaves the page as it is, and loads on the next press', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have no menu button');
  await page.goto('/faq');
  const open = page.getByRole('button', { name: 'Open menu' });
  await expect(open).toBeVisible();
  await page.waitForTimeout(3_000);
  await context.setOffline(true);
  await open.tap();
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await context.setOffline(false);
  await open.tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
