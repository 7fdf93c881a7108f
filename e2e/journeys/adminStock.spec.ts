import { expect } from '@playwright/test';
import { bearer, createRing, openAsAdmin, placeOrder, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test('a low-stock product is restocked from the dashboard', async ({ page, request }) => {
  const product = await createRing(request, { name: uniqueName('A last ring'), stock: 0 });
  const watched = await watchPage(page);
  const admin = await openAsAdmin(page, request);
  await page.goto('/admin');
  await page.getByRole('button', { name: `Restock ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await expect(dialog.getByText('0 now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(dialog.getByText('Please enter how many pieces')).toBeVisible();
  await watched.expectAccessible();
  await dialog.getByRole('textbox', { name: 'Add to Stock' }).fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`30 pieces added to ${product.name}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Restock ${product.name}` })).toHaveCount(0);
  const saved = await request.get(`/api/admin/products/${product._id}`, { headers: bearer(admin) });
  expect(await saved.json()).toMatchObject({ stock: 30, version: 1 });
  watched.expectNoConsoleOutput();
});

test('new stock of several colors updates the total too', { tag: '@all' }, async ({ page, request }) => {
  const colors = ['Red', 'Gold'].map((name) => ({ name, hexCode: '#DC2626', stock: 1, available: true }));
  const product = await createRing(request, { name: uniqueName('Dyed ring'), stock: 2, colors });
  await openAsAdmin(page, request);
  await page.goto(`/admin/products/${product._id}/stock`);
  await page.getByRole('button', { name: `Restock ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await dialog.getByRole('textbox', { name: 'Add to Red' }).fill('4');
  await dialog.getByRole('textbox', { name: 'Add to Gold' }).fill('3');
  await expect(dialog.getByRole('textbox', { name: 'Add to All colors together' })).toHaveValue('7');
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(page.getByText(`7 pieces added to ${product.name}`).first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Stock history' });
  await expect(table.getByRole('row').filter({ hasText: 'Restocked' })).toHaveCount(3);
  await expect(table.getByRole('row').filter({ hasText: 'Opening stock' })).toHaveCount(3);
});

test('broken pieces are taken from the row of a product, with the reason in its history', {
  tag: '@all',
}, async ({ page, request }) => {
  const product = await createRing(request, { stock: 6 });
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);
  await page.getByRole('button', { name: `More for ${product.name}` }).click();
  await page.getByRole('menuitem', { name: 'Restock or correct' }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await dialog.getByRole('combobox', { name: 'Why' }).selectOption('damaged');
  await dialog.getByRole('textbox', { name: 'Take from Stock' }).fill('7');
  await dialog.getByRole('button', { name: 'Take from stock' }).click();
  await expect(dialog.getByText('Only 6 left in stock')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Take from Stock' }).fill('2');
  await watched.expectAccessible();
  await dialog.getByRole('button', { name: 'Take from stock' }).click();
  await expect(page.getByText(`2 pieces taken from ${product.name}`).first()).toBeVisible();
  await page.goto(`/admin/products/${product._id}/stock`);
  const row = page.getByRole('row').filter({ hasText: 'Damaged or lost' });
  await expect(row).toContainText('−2');
  await expect(row).toContainText('4');
});

test('a product is restocked on its own page, and the form goes on with the new count', {
  tag: '@all',
}, async ({ page, request }) => {
  const product = await createRing(request, { stock: 6 });
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products/${product._id}/edit`);
  const stock = page.getByRole('textbox', { name: 'Stock', exact: false }).first();
  await expect(stock).toHaveValue('6');
  await page.getByRole('button', { name: `Restock ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await dialog.getByRole('textbox', { name: 'Add to Stock' }).fill('4');
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(dialog).toBeHidden();
  await expect(stock).toHaveValue('10');
  watched.expectNoConsoleOutput();
});

test('the history of a count shows who changed it, why, and for which order', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { orderNumber, _id } = await placeOrder(request);
  const watched = await watchPage(page);
  const admin = await openAsAdmin(page, request);
  const order = await (await request.get(`/api/orders/${_id}`, { headers: bearer(admin) })).json();
  await page.goto(`/admin/products/${order.orderItems[0].product}/stock`);
  await expect(page.getByText('Showing 1–2 of 2 stock changes')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('−2');
  await expect(row).toContainText('48');
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  await row.getByRole('link', { name: orderNumber }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?order=${_id}`));
  watched.expectNoConsoleOutput();
});

test('a shelf is counted: what is missing is corrected, and what open orders bought is expected there', {
  tag: '@all',
}, async ({ page, request }) => {
  const word = uniqueName('Shelf').split(' ')[1] as string;
  const [short, right] = [`Counted short ${word}`, `Counted right ${word}`];
  const ring = await createRing(request, { name: short, stock: 6 });
  await createRing(request, { name: right, stock: 3 });
  await placeOrder(request, uniqueName('Rahima'), { product: ring });
  const watched = await watchPage(page);
  const admin = await openAsAdmin(page, request);
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Stocktaking' }).click();
  await expect(page.getByRole('heading', { name: 'Stocktaking', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('6 expected: 4 to sell, 2 in open orders')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name: `Counted: ${name}, Stock` });
  await field(right).fill('৩');
  await field(short).fill('many');
  await page.getByRole('button', { name: 'Save Counts' }).click();
  await expect(
    page.getByText('Enter the pieces as a whole number from 0 to 1,000,000').first(),
  ).toBeVisible();
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
  await field(short).fill('1');
  await page.getByRole('button', { name: 'Save Counts' }).click();
  await expect(page.getByText('More pieces are missing than are left to sell (4)').first()).toBeVisible();
  await field(short).fill('5');
  await page.reload();
  await expect(page.getByText('2 counts entered, 1 different')).toBeVisible();
  await expect(field(short)).toHaveValue('5');
  await page.getByRole('button', { name: 'Save Counts' }).click();
  await expect(page.getByText('1 count corrected, 1 was right').first()).toBeVisible();
  await expect(page.getByText('5 expected: 3 to sell, 2 in open orders')).toBeVisible();
  await expect(page.getByText('Nothing entered yet')).toBeVisible();
  const saved = await request.get(`/api/admin/products/${ring._id}`, { headers: bearer(admin) });
  expect(await saved.json()).toMatchObject({ stock: 3 });
});
