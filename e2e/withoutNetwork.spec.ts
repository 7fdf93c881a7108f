import { expect } from '@playwright/test';
import { test } from './shopTest.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser has put the page for this case by. */
const isPutBy = () =>
  navigator.serviceWorker.ready.then(() => caches.match('/withoutNetwork.html')).then(Boolean);

test('without network the shop answers itself, and goes on where it was once that is back', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await expect.poll(() => page.evaluate(isPutBy)).toBe(true);
  await context.setOffline(true);
  await page.goto('/shipping');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL('/shipping');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Information');
});

test('a page that was never opened says so too, and what lies in the cart is kept', async ({
  page,
  context,
}) => {
  await page.goto('/products?category=cosmetics');
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => page.evaluate(isPutBy)).toBe(true);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
