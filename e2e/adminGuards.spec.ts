import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';

const id = '00000000-0000-7000-8000-000000000000';

/** The address of every page of the owner's, by its file. */
const placeOf: Record<string, string> = {
  'dashboard.tsx': '/admin',
  'products.tsx': '/admin/products',
  'newProduct.tsx': '/admin/products/new',
  'importProducts.tsx': '/admin/products/import',
  'stockHistory.tsx': `/admin/products/${id}/stock`,
  'previewProduct.tsx': `/admin/products/${id}/preview`,
  'editProduct.tsx': `/admin/products/${id}/edit`,
  'orders.tsx': '/admin/orders',
  'printOrders.tsx': '/admin/orders/print',
  'couriers.tsx': '/admin/orders/couriers',
  'users.tsx': '/admin/users',
  'customer.tsx': `/admin/users/${id}`,
  'activity.tsx': '/admin/activity',
  'settings.tsx': '/admin/settings',
};
const places = Object.values(placeOf);

test('every page of the owner is tried here', () => {
  const files = readdirSync(join(import.meta.dirname, '../web/routes/admin'));
  expect(files.filter((file) => file !== 'area.tsx').sort()).toEqual(Object.keys(placeOf).sort());
});

test('a visitor is sent to sign in, and back afterwards', async ({ page }) => {
  for (const place of places) {
    await page.goto(place);
    await expect(page).toHaveURL(`/auth/login?returnTo=${encodeURIComponent(place)}`);
  }
});

test('somebody who is no admin is sent home', async ({ page, request }) => {
  await alreadySignedIn(page, await registerCustomer(request));
  for (const place of places) {
    await page.goto(place);
    await expect(page).toHaveURL('/');
  }
});
