import { expect } from '@playwright/test';
import { asOwner, bearer, placeOrder, signInOwner } from './owner.ts';
import { test } from './ownShop.ts';
import { notified } from './watchPage.ts';

test.describe.configure({ mode: 'serial' });

test('what the owner saves, the whole shop shows at once', async ({ page, request, browser }) => {
  await asOwner(page, request);
  await page.goto('/admin/settings');
  for (const [name, value] of [
    ['Shop phone', '01711-223344'],
    ['Shop address', 'House 7, Dhanmondi, Dhaka'],
    ['Chat number', '01711-223344'],
    ['Banner text', 'Free delivery from {threshold}'],
    ['Free delivery threshold', '1500'],
    ['Delivery fee in Dhaka', '75'],
    ['Delivery fee outside Dhaka', '150'],
    ['Order prefix', 'BA'],
    ['Facebook link', 'https://social.example/bala'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('textbox', { name: 'Shop name' }).first().fill('Bala');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(notified(page, 'Settings saved. The shop shows them from now on.')).toBeVisible();
  // The owner's own frame, without loading it again.
  await expect(page.getByRole('contentinfo')).toContainText('Bala');

  const visitor = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();
  const { origin } = new URL(page.url());
  await visitor.goto(`${origin}/`);
  await expect(visitor).toHaveTitle(/^Bala:/);
  const banner = visitor.getByRole('region', { name: 'Announcement' });
  await expect(banner).toContainText('Free delivery from ৳1,500');
  await expect(banner.getByRole('link')).toHaveAttribute('href', 'tel:01711223344');
  const foot = visitor.getByRole('contentinfo');
  await expect(foot).toContainText('House 7, Dhanmondi, Dhaka');
  await expect(foot.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://social.example/bala',
  );
  await expect(visitor.locator('a[href^="https://wa.me/8801711223344"]').first()).toBeVisible();
  const facts = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(facts).toContain('"telephone":"01711-223344"');

  await visitor.goto(`${origin}/contact`);
  await expect(visitor.getByRole('link', { name: 'Call 01711-223344' })).toBeVisible();
  await visitor.goto(`${origin}/shipping`);
  await expect(visitor.getByRole('main')).toContainText('৳75');
  await expect(visitor.getByRole('main')).toContainText('৳150');
  await visitor.close();
});

test('an order is priced by them, and its papers carry them', async ({ page, request }) => {
  const { _id, orderNumber } = await placeOrder(request);
  expect(orderNumber).toMatch(/^BA\d{6,}$/);
  const headers = bearer(await signInOwner(request));
  const order = await (await request.get(`/api/orders/${_id}`, { headers })).json();
  expect(order).toMatchObject({ itemsPrice: 1000, shippingPrice: 75, totalPrice: 1075 });
  await asOwner(page, request);
  await page.goto(`/admin/orders/print?order=${_id}`);
  await expect(page.getByRole('main')).toContainText('Bala');
  await expect(page.getByRole('main')).toContainText('01711-223344');
});

test('a page that stays open goes by them from one of the next steps on', async ({ page, request }) => {
  await page.clock.install();
  await page.goto('/faq');
  const headers = bearer(await signInOwner(request));
  const { version, settings } = await (await request.get('/api/admin/shop', { headers })).json();
  const data = { version, settings: { ...settings, address: 'Banani, Dhaka' } };
  expect((await request.put('/api/admin/shop', { headers, data })).status()).toBe(200);
  await page.clock.fastForward('00:31');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('contentinfo')).toContainText('Banani, Dhaka');
});
