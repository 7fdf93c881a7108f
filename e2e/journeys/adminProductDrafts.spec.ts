import { expect, type Page } from '@playwright/test';
import { bearer, createRing, newAdminSession, openAsAdmin, uniqueName } from '../admin.ts';
import { openBrowser, test } from '../shopTest.ts';
import { ADMIN } from '../startShop.ts';
import { watchPage } from '../watchPage.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Product Name' });
const descriptionField = (page: Page) => page.getByRole('textbox', { name: 'Description' }).first();

test('the form draft survives Back, a reload and an ended session, and logout deletes it', {
  tag: '@all',
}, async ({ page, request }) => {
  const product = await createRing(request);
  const admin = await openAsAdmin(page, request, await newAdminSession(request));
  await page.goto('/admin/products');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.goto(`/admin/products/${product._id}/edit`);
  await nameField(page).fill('Half a thought');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible({ timeout: 30_000 });
  await page.goForward();
  await expect(nameField(page)).toHaveValue('Half a thought');
  // Otherwise a request that the page makes by itself may find first that the session has ended.
  const ownRequests = ['auth/profile', 'cart', 'wishlist'].map((path) =>
    page.waitForResponse(`**/api/${path}`),
  );
  await page.reload();
  await Promise.all(ownRequests);
  await expect(nameField(page)).toHaveValue('Half a thought');

  await request.post('/api/auth/logout', { headers: bearer(admin) });
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
  await page.getByLabel('Email Address').fill(ADMIN.email);
  await page.getByLabel('Password *', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${product._id}/edit`));
  await expect(nameField(page)).toHaveValue('Half a thought');
  await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
});

test('of two admins in two browsers, the second sees the conflict, and no change is lost', {
  tag: '@all',
}, async ({ browser, request }) => {
  const product = await createRing(request);
  const edit = `/admin/products/${product._id}/edit`;
  const [first, second] = await Promise.all([openBrowser(browser), openBrowser(browser)]);
  for (const page of [first, second]) {
    await openAsAdmin(page, page.request);
    await page.goto(edit);
    await expect(nameField(page)).toHaveValue(product.name);
  }
  await nameField(first).fill(`${product.name} of the first`);
  await first.getByRole('button', { name: 'Update Product' }).click();
  await expect(first.getByText('Product updated successfully!').first()).toBeVisible();

  await descriptionField(second).fill('Of the second');
  await second.getByRole('button', { name: 'Update Product' }).click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Someone else has changed this' });
  await expect(conflict).toContainText('They changed: name');
  await expect(descriptionField(second)).toHaveValue('Of the second');
  await conflict.getByRole('button', { name: 'Save my changes too' }).click();
  await expect(second.getByText('Product updated successfully!').first()).toBeVisible();
  const { token } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
  const saved = await request.get(`/api/admin/products/${product._id}`, { headers: bearer({ token }) });
  expect(await saved.json()).toMatchObject({
    name: `${product.name} of the first`,
    description: 'Of the second',
  });
  await Promise.all([first.close(), second.close()]);
});

test('an admin hides a product, previews it and shows it again', async ({ page, request }) => {
  const product = await createRing(request);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products/${product._id}/edit`);
  await page.getByRole('checkbox', { name: 'Shown in the shop' }).uncheck();
  await nameField(page).fill(`${product.name}, soon`);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${product.name}, soon`, {
    timeout: 30_000,
  });
  await expect(preview.getByText('It shows your unsaved changes from this browser.')).toBeVisible();
  await expect(preview.getByText('Shoppers cannot see this product because it is hidden.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await preview.close();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully!').first()).toBeVisible();
  expect((await request.get(`/products/${product._id}`)).status()).toBe(404);

  await page.goto(`/admin/products/${product._id}/preview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product.name}, soon`);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
  await page.goto(`/admin/products?search=${product.name.split(' ').at(-1)}&state=hidden`);
  await expect(page.getByRole('row').filter({ hasText: 'soon' })).toContainText('Hidden');
  await page.goto(`/admin/products/${product._id}/edit`);
  await page.getByRole('checkbox', { name: 'Shown in the shop' }).check();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully!').first()).toBeVisible();
  expect((await request.get(`/products/${product._id}`)).status()).toBe(200);
});

test('only admins see the preview', async ({ page, request }) => {
  const product = await createRing(request, { isActive: false });
  await page.goto(`/admin/products/${product._id}/preview`);
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a duplicated product starts without stock and is not saved by itself', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const colors = [{ name: 'Red', hexCode: '#DC2626', stock: 4, available: true }];
  const product = await createRing(request, { name: uniqueName('Two Colors'), stock: 4, colors });
  await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${product.name.split(' ')[1]}`);
  await page.getByRole('button', { name: `More for ${product.name}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duplicate Product');
  await expect(nameField(page)).toHaveValue(`${product.name} (copy)`);
  await expect(page.getByRole('textbox', { name: 'Stock' }).first()).toHaveValue('0');
  await page.getByRole('textbox', { name: 'Stock' }).first().fill('6');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully!').first()).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: `${product.name} (copy)` });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('6');
  await rows.getByRole('link', { name: `Edit ${product.name} (copy)` }).click();
  await expect(page.getByRole('group', { name: 'Color Red' }).getByRole('textbox')).toHaveValue('0');
});
