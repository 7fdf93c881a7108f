import { expect } from '@playwright/test';
import { bearer, logInAdmin, openAsAdmin, placeOrder } from '../admin.ts';
import { registerCustomer, storeSession } from '../customers.ts';
import { test } from '../ownShop.ts';
import { addToCart, createProduct, ordersOf, saveAddress } from '../shopData.ts';
import { openBrowser } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

test.describe.configure({ mode: 'serial' });

test('saved settings appear in the whole shop at once', async ({ page, request, browser }) => {
  await openAsAdmin(page, request);
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
  await expect(toastWithText(page, 'Settings saved. They apply from now on.')).toBeVisible();
  // The bar of the admin's own page changes without a reload.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bala, home' })).toBeVisible();

  const visitor = await openBrowser(browser);
  const { origin } = new URL(page.url());
  await visitor.goto(`${origin}/`);
  await expect(visitor).toHaveTitle(/^Bala:/);
  const banner = visitor.getByRole('region', { name: 'Announcement' });
  await expect(banner).toContainText('Free delivery from ৳1,500');
  await expect(banner.getByRole('link').first()).toHaveAttribute('href', 'tel:01711223344');
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

test('an order uses the saved prices, and its documents show the saved settings', async ({
  page,
  request,
}) => {
  const { _id, orderNumber } = await placeOrder(request);
  expect(orderNumber).toMatch(/^BA\d{6,}$/);
  const headers = bearer(await logInAdmin(request));
  const order = await (await request.get(`/api/orders/${_id}`, { headers })).json();
  expect(order).toMatchObject({ itemsPrice: 1000, shippingPrice: 75, totalPrice: 1075 });
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders/print?order=${_id}`);
  await expect(page.getByRole('main')).toContainText('Bala');
  await expect(page.getByRole('main')).toContainText('01711-223344');
});

test('an open page uses the saved settings after one of the next steps', async ({ page, request }) => {
  await page.clock.install();
  await page.goto('/faq');
  const headers = bearer(await logInAdmin(request));
  const { version, settings } = await (await request.get('/api/admin/shop', { headers })).json();
  const data = { version, settings: { ...settings, address: 'Banani, Dhaka' } };
  expect((await request.put('/api/admin/shop', { headers, data })).status()).toBe(200);
  await page.clock.fastForward('00:31');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('contentinfo')).toContainText('Banani, Dhaka');
});

test('an order over the limit for orders without a call asks the customer to call', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  const pieces = page.getByRole('textbox', { name: 'Most pieces per order' });
  await expect(pieces).toHaveValue('0');
  await pieces.fill('-3');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Pieces per order must be a whole number from 0 to 10,000')).toBeVisible();
  await pieces.fill('৩');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toastWithText(page, 'Settings saved. They apply from now on.')).toBeVisible();
  await expect(pieces).toHaveValue('3');

  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request), 4);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByText('To order more than 3 pieces at once, please call us at 01711-223344.'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call 01711-223344' })).toHaveAttribute(
    'href',
    'tel:01711223344',
  );
  expect(await ordersOf(request, customer)).toEqual([]);
  await watched.expectAccessible();
  await expect(main.getByRole('link', { name: 'change your cart' })).toBeVisible();
});
