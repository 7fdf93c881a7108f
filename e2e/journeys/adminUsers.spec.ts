import { expect } from '@playwright/test';
import { openAsAdmin, uniqueName } from '../admin.ts';
import { registerCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';

test('a user is found, made an admin, made a user again, deactivated and activated', async ({
  page,
  request,
}) => {
  const name = uniqueName('Salma');
  const { email, password } = await registerCustomer(request, name);
  await openAsAdmin(page, request);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByText('Showing 1–1 of 1 user')).toBeVisible();

  await row.getByRole('button', { name: 'Make Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Make User' }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  const refused = await request.post('/api/auth/login', { data: { email, password } });
  expect(refused.status()).toBe(403);
  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('admins cannot change themselves, and the guidelines explain each action', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/users?role=admin&search=owner%40example.com');
  const row = page.getByRole('row').filter({ hasText: 'owner@example.com' });
  await expect(row).toContainText('You');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Guidelines' })).toContainText(
    'Inactive users cannot log in',
  );
});

test('a failed change shows an error', { tag: '@all' }, async ({ page, request }) => {
  const { email } = await registerCustomer(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.route('**/api/users/*/role', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Make Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Failed to update user role');
});
