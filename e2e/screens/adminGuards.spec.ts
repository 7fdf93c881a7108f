import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { bearer, logInAdmin } from '../admin.ts';
import { openAsCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';

const id = '00000000-0000-7000-8000-000000000000';

/** The path of each admin page, by its file. */
const placeOf: Record<string, string> = {
  'dashboard.tsx': '/admin',
  'today.tsx': '/admin/today',
  'products.tsx': '/admin/products',
  'newProduct.tsx': '/admin/products/new',
  'importProducts.tsx': '/admin/products/import',
  'stocktaking.tsx': '/admin/products/stocktaking',
  'batches.tsx': '/admin/products/batches',
  'stockHistory.tsx': `/admin/products/${id}/stock`,
  'previewProduct.tsx': `/admin/products/${id}/preview`,
  'editProduct.tsx': `/admin/products/${id}/edit`,
  'orders.tsx': '/admin/orders',
  'newOrder.tsx': '/admin/orders/new',
  'printOrders.tsx': '/admin/orders/print',
  'couriers.tsx': '/admin/orders/couriers',
  'courierPlaces.tsx': '/admin/orders/couriers/places',
  'coupons.tsx': '/admin/coupons',
  'reviews.tsx': '/admin/reviews',
  'money.tsx': '/admin/money',
  'payouts.tsx': '/admin/payouts',
  'payout.tsx': `/admin/payouts/${id}`,
  'outstandingCash.tsx': '/admin/payouts/outstanding',
  'users.tsx': '/admin/users',
  'customer.tsx': `/admin/users/${id}`,
  'content.tsx': '/admin/content',
  'contentPiece.tsx': '/admin/content/faq',
  'contentPreview.tsx': '/admin/content/faq/preview',
  'sms.tsx': '/admin/sms',
  'team.tsx': '/admin/team',
  'activity.tsx': '/admin/activity',
  'settings.tsx': '/admin/settings',
  'webhooks.tsx': '/admin/settings/webhooks',
};
const places = Object.values(placeOf);

const SAME_AT_EVERY_WIDTH = 'the pages are loaded one by one, and a redirect is the same at every width';

test('these tests cover every admin page', () => {
  const files = readdirSync(join(import.meta.dirname, '../../web/routes/admin'));
  const pages = files.filter((file) => file !== 'area.tsx' && !file.includes('.test.'));
  expect(pages.sort()).toEqual(Object.keys(placeOf).sort());
});

test('a guest is redirected to the login page, with the path to return to', async ({ page, isMobile }) => {
  test.skip(isMobile, SAME_AT_EVERY_WIDTH);
  for (const place of places) {
    await page.goto(place);
    await expect(page).toHaveURL(`/auth/login?returnTo=${encodeURIComponent(place)}`);
  }
});

test('a customer is redirected to the home page', async ({ page, request, isMobile }) => {
  test.skip(isMobile, SAME_AT_EVERY_WIDTH);
  await openAsCustomer(page, request);
  for (const place of places) {
    await page.goto(place);
    await expect(page).toHaveURL('/');
  }
});

test('a newly made admin has access at once and sees the link to the admin area', async ({
  page,
  request,
}) => {
  const customer = await openAsCustomer(page, request);
  const promoted = await request.put(`/api/users/${customer.user._id}/role`, {
    data: { role: 'admin' },
    headers: bearer(await logInAdmin(request)),
  });
  expect(promoted.status()).toBe(200);
  await page.goto('/admin/orders');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
});

test('opening a page asks the server for the user', async ({ page, request }) => {
  const customer = await openAsCustomer(page, request);
  await request.put(`/api/users/${customer.user._id}/role`, {
    data: { role: 'admin' },
    headers: bearer(await logInAdmin(request)),
  });
  await page.goto('/faq');
  const storedRole = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('kakon.session') ?? '{}').state?.user?.role);
  await expect.poll(storedRole, { timeout: 10_000 }).toBe('admin');
});

test('without a response from the server there is no redirect', async ({ page, request }) => {
  await openAsCustomer(page, request);
  await page.route('**/api/auth/profile', (route) => route.abort());
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
});
