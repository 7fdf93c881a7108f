/** Admin pages and their main states: no console output, no layout shift, accessible. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';
import { type Watched, watchPage } from '../watchPage.ts';

async function watchAdmin(page: Page, request: APIRequestContext): Promise<Watched> {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  return watched;
}

async function expectSound(watched: Watched): Promise<void> {
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  watched.expectNoConsoleOutput();
}

test('the dashboard', async ({ page, request }) => {
  const watched = await watchAdmin(page, request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectSound(watched);
});

for (const [path, table] of [
  ['/admin/products', 'Products'],
  ['/admin/users', 'Users'],
] as const) {
  test(`the list of ${path}`, async ({ page, request }) => {
    const watched = await watchAdmin(page, request);
    await page.goto(path);
    await expect(page.getByRole('table', { name: table })).toBeVisible();
    await expectSound(watched);
  });
}

test('the team, also with the form of a new member and its errors', async ({ page, request }) => {
  const watched = await watchAdmin(page, request);
  await page.goto('/admin/team');
  await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Add Member' }).click();
  await page.getByRole('button', { name: 'Add to Team' }).click();
  await expect(page.getByText('Please choose at least one duty')).toBeVisible();
  await expectSound(watched);
});

test('the list of orders, also with an order open', async ({ page, request }) => {
  const { orderNumber, recipient } = await placeOrder(request);
  const watched = await watchAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`);
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true })).toBeVisible();
  await expectSound(watched);
});

test('the form of a product, also with errors', async ({ page, request }) => {
  const watched = await watchAdmin(page, request);
  await page.goto('/admin/products/new');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('bangles');
  await page.getByRole('button', { name: 'Add Color' }).click();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product name is required')).toBeVisible();
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('every layout to print, and an empty selection', async ({ page, request }) => {
  const { _id } = await placeOrder(request);
  const watched = await watchAdmin(page, request);
  await page.goto(`/admin/orders/print?order=${_id}`);
  for (const layout of ['Packing slips', 'Labels', 'Invoices', 'Pick list']) {
    const link = page.getByRole('link', { name: layout, exact: true });
    await link.click();
    // The URL changes shortly before the content does.
    await expect(link).toHaveAttribute('aria-current', 'true');
    await watched.expectAccessible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.goto('/admin/orders/print');
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
  watched.expectNoConsoleOutput();
});
