import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { bearer, createRing, openAsAdmin, placeOrder, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

async function restockTen(page: Page, product: { _id: string; name: string }): Promise<void> {
  await page.goto(`/admin/products/${product._id}/stock`);
  await page.getByRole('button', { name: `Restock ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await dialog.getByRole('textbox', { name: 'Add to Stock' }).fill('10');
  await dialog.getByRole('textbox', { name: 'Cost of a piece' }).fill('0');
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(dialog.getByText('Cost of a piece must be an amount above 0')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Cost of a piece' }).fill('200');
  await dialog.getByRole('textbox', { name: 'Supplier' }).fill('Chawk Bazar');
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(page.getByText(`10 pieces added to ${product.name}`).first()).toBeVisible();
}

test('goods are bought at a cost, sold and delivered: the margins say what they earned', async ({
  page,
  request,
}) => {
  const product = await createRing(request, { name: uniqueName('Moon ring'), stock: 0 });
  const watched = await watchPage(page);
  const admin = await openAsAdmin(page, request);
  await restockTen(page, product);
  await expect(page.getByRole('row').filter({ hasText: 'Restocked' })).toContainText(
    '৳200 a piece, Chawk Bazar',
  );

  const { _id } = await placeOrder(request, undefined, { product });
  const delivered = await request.put(`/api/orders/${_id}/status`, {
    headers: bearer(admin),
    data: { status: 'delivered' },
  });
  expect(delivered.status()).toBe(200);

  await page.goto('/admin/money');
  await expect(page.getByRole('heading', { level: 1, name: 'Margins' })).toBeVisible();
  await expect(page.getByText('Paid for delivered orders, with delivery')).toBeVisible();
  const byProduct = page.getByRole('link', { name: 'By product' });
  await byProduct.click();
  await expect(byProduct).toHaveAttribute('aria-current', 'true');
  await watched.expectNoLayoutShift();
  // No other goods of the test shop have a cost, or one as high.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('cost');
  const row = page.getByRole('row').filter({ hasText: product.name });
  for (const figure of ['৳1,000', '৳400', '৳600', '60 %']) await expect(row).toContainText(figure);
  await watched.expectAccessible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain(`${product.name},2,1000,0,400,0,600,60`);
  watched.expectNoConsoleOutput();
});

test('the days and the view stay in the address, and an empty time says so', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/money?by=category');
  const period = page.getByRole('navigation', { name: 'Period' });
  await expect(period.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  await period.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/by=category&days=7/);
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByRole('heading', { name: 'Nothing was delivered' })).toBeVisible();
  await expect(period.locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await watched.expectAccessible();
  await page.goBack();
  await expect(period.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  watched.expectNoConsoleOutput();
});

test('the cost of a product is part of its form', { tag: '@all' }, async ({ page, request }) => {
  const product = await createRing(request, { name: uniqueName('Star ring') });
  const watched = await watchPage(page);
  const admin = await openAsAdmin(page, request);
  await page.goto(`/admin/products/${product._id}/edit`);
  await page.getByRole('textbox', { name: 'Cost Price' }).fill('180.5');
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  const saved = await request.get(`/api/admin/products/${product._id}`, { headers: bearer(admin) });
  expect(await saved.json()).toMatchObject({ costPrice: 180.5 });
  const shown = await request.get(`/api/products/${product._id}`);
  expect(await shown.json()).not.toHaveProperty('costPrice');
  watched.expectNoConsoleOutput();
});
