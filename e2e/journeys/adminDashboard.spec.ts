import { expect } from '@playwright/test';
import { createRing, openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';

test('shows figures, recent orders and products, and links to the admin pages', async ({ page, request }) => {
  const { _id, orderNumber } = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto('/admin');
  for (const card of ['Total Products', 'Total Orders', 'Total Revenue', 'Pending Orders']) {
    await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible();
  }
  await expect(page.getByRole('definition').filter({ hasText: '৳' }).first()).toHaveText(
    /^৳[\d,]+\s*৳[\d,]+ delivered, ৳[\d,]+ expected$/,
  );
  const orders = page.getByRole('region', { name: 'Recent Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Recent Products' }).getByRole('listitem')).toHaveCount(5);
  const ways = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  await expect(ways).toHaveText(['Add Product', 'Manage Orders', 'Manage Users', 'View All Products']);

  await page.goto(`/admin/orders?order=${_id}`);
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true })).toBeVisible();
});

test('deletes a recent product after a question', { tag: '@all' }, async ({ page, request }) => {
  const { _id, name } = await createRing(request);
  await openAsAdmin(page, request);
  await page.goto('/admin');
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted')).toBeVisible();
  await expect(remove).toBeHidden();
  expect((await request.get(`/api/products/${_id}`)).status()).toBe(404);
});

test('shows sales charts for 7, 30 or 90 days, and as tables for screen readers', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto('/admin');
  const revenue = page.getByRole('table', { name: 'Revenue by day' });
  await expect(revenue.getByRole('row')).toHaveCount(31);
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(revenue.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row').last()).toContainText(
    /[1-9]/,
  );
  await expect(page.getByRole('table', { name: 'All orders by status' }).getByRole('row')).toHaveCount(6);
  await page
    .getByRole('region', { name: 'Low stock' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Update Product' })).toBeVisible();
});
