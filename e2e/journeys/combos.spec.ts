/** Combos that are made of other products of the shop. */
import { expect } from '@playwright/test';
import { bearer, createRing, logInAdmin, openAsAdmin, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test('an admin makes a combo of two products; its page shows both, what is saved, and what is sold out', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const [ring, chain] = [await createRing(request, { price: 400, stock: 9 }), await createRing(request)];
  const combo = await createRing(request, { name: uniqueName('Test Set'), category: 'combo', price: 1_000 });
  await openAsAdmin(page, request);
  await page.goto(`/admin/products/${combo._id}/edit`);
  for (const { name } of [ring, chain]) {
    await page.getByRole('searchbox', { name: 'Add a product' }).fill(name);
    await page.getByRole('button', { name: `Add ${name}` }).click();
  }
  await expect(page.getByRole('textbox', { name: 'Stock' })).toHaveCount(0);
  await page.getByRole('group', { name: ring.name }).getByRole('textbox', { name: 'Pieces' }).fill('2');
  await page.getByRole('button', { name: `Move ${chain.name} up` }).click();
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();

  await page.goto(`/products/${combo._id}`);
  const contents = page.getByRole('region', { name: 'In this combo' });
  await expect(contents.getByText('You save ৳300 (23% less than buying separately)')).toBeVisible();
  await expect(contents.getByRole('listitem')).toContainText([chain.name, `2 × ${ring.name}`]);
  await expect(page.getByText('Low Stock')).toBeVisible();
  await watched.expectAccessible();

  const headers = bearer(await logInAdmin(request));
  await request.put(`/api/products/${ring._id}`, { headers, data: { stock: 1 } });
  await page.reload();
  await expect(contents.getByRole('listitem').filter({ hasText: ring.name })).toContainText('Sold out');
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeVisible();
  await contents.getByRole('link', { name: chain.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: chain.name })).toBeVisible();
  watched.expectNoConsoleOutput();
});
