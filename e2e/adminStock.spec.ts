import { expect } from '@playwright/test';
import { asOwner, bearer, makeProduct, oneOfAKind, placeOrder } from './owner.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

test('what is low on the dashboard is restocked on the spot', async ({ page, request }) => {
  const product = await makeProduct(request, { name: oneOfAKind('A last ring'), stock: 0 });
  const watched = await watchPage(page);
  const owner = await asOwner(page, request);
  await page.goto('/admin');
  await page.getByRole('button', { name: `Restock ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await expect(dialog.getByText('0 now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(dialog.getByText('Say how many pieces came in')).toBeVisible();
  await watched.expectAccessible();
  await dialog.getByRole('spinbutton', { name: 'Add to Stock' }).fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`30 pieces added to ${product.name}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Restock ${product.name}` })).toHaveCount(0);
  const saved = await request.get(`/api/admin/products/${product._id}`, { headers: bearer(owner) });
  expect(await saved.json()).toMatchObject({ stock: 30, version: 1 });
  watched.expectSilence();
});

test('colours that come in are counted together too', async ({ page, request }) => {
  const colors = ['Red', 'Gold'].map((name) => ({ name, hexCode: '#DC2626', stock: 1, available: true }));
  const product = await makeProduct(request, { name: oneOfAKind('Dyed ring'), stock: 2, colors });
  await asOwner(page, request);
  await page.goto(`/admin/products/${product._id}/stock`);
  await page.getByRole('button', { name: `Restock ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restock ${product.name}` });
  await dialog.getByRole('spinbutton', { name: 'Add to Red' }).fill('4');
  await dialog.getByRole('spinbutton', { name: 'Add to Gold' }).fill('3');
  await expect(dialog.getByRole('spinbutton', { name: 'Add to All colors together' })).toHaveValue('7');
  await dialog.getByRole('button', { name: 'Add to stock' }).click();
  await expect(page.getByText(`7 pieces added to ${product.name}`).first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Stock history' });
  await expect(table.getByRole('row').filter({ hasText: 'Restocked' })).toHaveCount(3);
  await expect(table.getByRole('row').filter({ hasText: 'First count' })).toHaveCount(3);
});

test('the history of a count tells who, why and which order', async ({ page, request }) => {
  const { orderNumber, _id } = await placeOrder(request);
  const watched = await watchPage(page);
  const owner = await asOwner(page, request);
  const order = await (await request.get(`/api/orders/${_id}`, { headers: bearer(owner) })).json();
  await page.goto(`/admin/products/${order.orderItems[0].product}/stock`);
  await expect(page.getByText('Showing 1–2 of 2 movements')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('−2');
  await expect(row).toContainText('48');
  await watched.expectAccessible();
  await watched.expectStillness();
  await row.getByRole('link', { name: orderNumber }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?order=${_id}`));
  watched.expectSilence();
});
