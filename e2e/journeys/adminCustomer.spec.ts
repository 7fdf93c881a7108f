import { expect } from '@playwright/test';
import { openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test('the page of a customer lists their orders, and an order opens from there', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { orderNumber, email } = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('৳1,060');
  await row.getByRole('link', { name: 'Nusrat Jahan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '৳1,060' })).toBeVisible();
  await watched.expectAccessible();
  const orders = page.getByRole('table', { name: 'Orders of this customer' });
  await orders.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true })).toBeVisible();
  watched.expectNoConsoleOutput();
});

test('the list is sorted by spend and by orders, and the URL holds the sort order', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/users');
  const first = page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest Spend');
  await expect(page).toHaveURL(/sort=spent/);
  await expect(first).toContainText(/৳[\d,]{5,}/);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest First');
  await expect(page).toHaveURL('/admin/users');
});

test('an unknown customer is reported as not found', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/users/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
  await watched.expectAccessible();
});
