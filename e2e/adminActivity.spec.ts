import { type APIRequestContext, expect } from '@playwright/test';
import { asOwner, bearer, makeProduct, type Owner, signInOwner } from './owner.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

/** A product, and one deed after the other done to it. */
async function workOn(request: APIRequestContext, times: number) {
  const product = await makeProduct(request);
  const owner: Owner = await signInOwner(request);
  for (let n = 1; n <= times; n += 1) {
    const data = { price: product.price + n };
    const answer = await request.put(`/api/products/${product._id}`, { headers: bearer(owner), data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return product;
}

test('what admins did is found by text, admin, action and day, all held by the address', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { name, price } = await workOn(request, 1);
  await asOwner(page, request);
  await page.goto('/admin/activity');
  const deeds = page.getByRole('table', { name: 'Activity' });
  await expect(deeds.getByRole('row').nth(1)).toBeVisible();
  await watched.expectAccessible();

  await page.getByRole('searchbox', { name: 'Search activity' }).fill(name);
  await expect(deeds.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed product …');
  await expect(deeds.getByRole('row')).toHaveCount(2);
  await expect(deeds.getByRole('row').nth(1)).toContainText(`price: ${price} → ${price + 1}`);
  await page.getByRole('combobox', { name: 'Admin' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/search=.*actor=.*action=product.update/);
  await deeds.getByText('Request').click();
  await expect(deeds.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
  await watched.expectAccessible();

  await page.reload();
  await expect(deeds.getByRole('row')).toHaveCount(2);
  await page.getByLabel('To').fill('2020-01-01');
  await expect(page.getByText('Try another admin, action, day or text.')).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(deeds.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search activity' })).toHaveValue('');
  watched.expectSilence();
});

test('is walked from a deed on, back and forth', async ({ page, request }) => {
  const { name } = await workOn(request, 20);
  await asOwner(page, request);
  await page.goto(`/admin/activity?search=${encodeURIComponent(name)}`);
  const deeds = page.getByRole('table', { name: 'Activity' });
  await expect(deeds.getByRole('row')).toHaveCount(21);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Newer' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(deeds.getByRole('row')).toHaveCount(2);
  await expect(deeds.getByRole('row').nth(1)).toContainText('Created product');
  await pages.getByRole('link', { name: 'Newer' }).click();
  await expect(deeds.getByRole('row')).toHaveCount(21);
  await expect(pages.getByRole('link', { name: 'Newer' })).toHaveCount(0);
});
