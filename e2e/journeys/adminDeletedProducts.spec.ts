/** The question before a deletion names the product, and a deleted product can be restored. */
import { expect } from '@playwright/test';
import { bearer, createRing, openAsAdmin, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

test('a deleted product is listed, and Restore brings it back', async ({ page, request }) => {
  const { _id, name } = await createRing(request);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(question).toContainText('You can restore it later');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastWithText(page, 'Product deleted')).toBeVisible();
  expect((await request.get(`/api/products/${_id}`)).status()).toBe(404);

  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'Deleted products' })
    .click();
  await expect(page).toHaveURL(/state=deleted/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await expect(row.getByRole('link')).toHaveCount(0);
  await watched.expectAccessible();
  await row.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(toastWithText(page, 'Product restored')).toBeVisible();
  await expect(row).toBeHidden();
  expect((await request.get(`/api/products/${_id}`)).status()).toBe(200);
  expect(watched.output.filter((output) => !output.includes('404'))).toEqual([]);
});

test('the dashboard and the list count the same products and say how many are hidden', {
  tag: '@all',
}, async ({ page, request }) => {
  const admin = await openAsAdmin(page, request);
  await createRing(request, { isActive: false });
  const { counts, hidden } = await (
    await request.get('/api/admin/products', { headers: bearer(admin) })
  ).json();
  await page.goto('/admin');
  const card = page.getByRole('link', { name: 'Total Products' }).locator('xpath=../..');
  const figures = card.getByRole('definition').locator('span');
  await expect(figures).toHaveCount(2);
  const [total = 0, hiddenOnCard = 0] = (await figures.allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(hiddenOnCard).toBeGreaterThan(0);
  // Other tests create and delete products at the same time.
  expect(Math.abs(total - counts.all)).toBeLessThan(10);
  expect(Math.abs(hiddenOnCard - hidden)).toBeLessThan(10);
  await page.goto('/admin/products');
  const states = page.getByRole('navigation', { name: 'Products by category' });
  await expect(states.getByRole('link', { name: /^Hidden \d+/ })).toBeVisible();
  await states.getByRole('link', { name: /^Hidden/ }).click();
  await expect(page).toHaveURL(/state=hidden/);
});

test('a long product name fits into the question', { tag: '@all' }, async ({ page, request }) => {
  const name = uniqueName('চুড়ি'.repeat(28));
  await createRing(request, { name });
  await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const fits = (element: HTMLElement) =>
    element.scrollWidth <= element.clientWidth &&
    element.getBoundingClientRect().bottom <= window.innerHeight;
  await expect.poll(() => question.evaluate(fits)).toBe(true);
});
