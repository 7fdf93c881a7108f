import { type APIRequestContext, expect } from '@playwright/test';
import { orderStatusTexts } from '#texts/bn/orderStatus.ts';
import { type AdminSession, bearer, createRing, logInAdmin, openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

/** Creates a product and several audit events about it. */
async function createAuditEvents(request: APIRequestContext, times: number) {
  const product = await createRing(request);
  const admin: AdminSession = await logInAdmin(request);
  for (let n = 1; n <= times; n += 1) {
    const data = { price: product.price + n };
    const response = await request.put(`/api/products/${product._id}`, { headers: bearer(admin), data });
    expect(response.status(), await response.text()).toBe(200);
  }
  return product;
}

test('audit events are filtered by text, admin, action and day, and the URL holds the filters', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { name, price } = await createAuditEvents(request, 1);
  await openAsAdmin(page, request);
  await page.goto('/admin/activity');
  const auditEvents = page.getByRole('table', { name: 'Activity' });
  await expect(auditEvents.getByRole('row').nth(1)).toBeVisible();
  await watched.expectAccessible();

  await page.getByRole('searchbox', { name: 'Search activity' }).fill(name);
  await expect(auditEvents.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed product …');
  await expect(auditEvents.getByRole('row')).toHaveCount(2);
  await expect(auditEvents.getByRole('row').nth(1)).toContainText(`Price: ৳${price} → ৳${price + 1}`);
  await page.getByRole('combobox', { name: 'Admin' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/search=.*actor=.*action=product.update/);
  await auditEvents.getByText('Request').click();
  await expect(auditEvents.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
  await watched.expectAccessible();

  await page.reload();
  await expect(auditEvents.getByRole('row')).toHaveCount(2);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Try another admin, action, day or text.')).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(auditEvents.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search activity' })).toHaveValue('');
  watched.expectNoConsoleOutput();
});

test('a page in Bangla finds an order by the Bangla word for its status', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { _id, orderNumber } = await placeOrder(request);
  const headers = bearer(await logInAdmin(request));
  const moved = await request.put(`/api/orders/${_id}/status`, { headers, data: { status: 'shipped' } });
  expect(moved.status(), await moved.text()).toBe(200);
  await openAsAdmin(page, request);
  await page.goto('/bn/admin/activity?action=order.status');
  await page.getByRole('searchbox').fill(orderStatusTexts.shipped);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row', { name: orderNumber })).toContainText(orderStatusTexts.shipped);
  await page.getByRole('searchbox').fill(orderStatusTexts.returnedToShop);
  await expect(page.getByRole('row', { name: orderNumber })).toHaveCount(0);
});

test('pages go back and forth, starting from an event', { tag: '@all' }, async ({ page, request }) => {
  const { name } = await createAuditEvents(request, 20);
  await openAsAdmin(page, request);
  await page.goto(`/admin/activity?search=${encodeURIComponent(name)}`);
  const auditEvents = page.getByRole('table', { name: 'Activity' });
  await expect(auditEvents.getByRole('row')).toHaveCount(21);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Newer' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(auditEvents.getByRole('row')).toHaveCount(2);
  await expect(auditEvents.getByRole('row').nth(1)).toContainText('Created product');
  await pages.getByRole('link', { name: 'Newer' }).click();
  await expect(auditEvents.getByRole('row')).toHaveCount(21);
  await expect(pages.getByRole('link', { name: 'Newer' })).toHaveCount(0);
});
