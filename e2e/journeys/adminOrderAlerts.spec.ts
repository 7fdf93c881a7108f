import { expect } from '@playwright/test';
import { bearer, openAsAdmin, placeOrder } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test('an open admin page tells of a new order within seconds, and opens it', async ({ page, request }) => {
  // Without motion a message that appeared at a wrong place would be seen to move.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/today');
  const messages = page.getByRole('checkbox', { name: 'Show a message on open admin pages' });
  await expect(messages).toBeVisible();
  // Before a box is scrolled to: the fixed header then covers a part of a card's link.
  await watched.expectAccessible();
  await messages.check();
  await page.getByRole('checkbox', { name: 'Count them in the tab’s title' }).check();
  await page.goto('/admin/settings');
  const asked = page.waitForResponse(/\/api\/admin\/order-alerts/);
  await asked;
  const { orderNumber } = await placeOrder(request);
  // Other journeys order, too, so it may be one of several.
  await expect(page.getByText(/^(New order KA\d+: ৳|\d+ new orders)/).first()).toBeVisible({
    timeout: 8_000,
  });
  await expect(page.getByRole('link', { name: /^Orders \d+ new$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await watched.expectNoLayoutShift();
  await page.getByRole('link', { name: /^Orders \d+ new$/ }).click();
  const orders = page.getByRole('table', { name: 'Orders' });
  await expect(orders).toBeVisible();
  // More than a page of orders may have come from other journeys.
  await page.goto(`/admin/orders?search=${orderNumber}`);
  await expect(orders).toContainText(orderNumber);
  watched.expectNoConsoleOutput();
});

test('settings name an address for emails about new orders, which no shopper sees', async ({
  page,
  request,
}) => {
  const admin = await openAsAdmin(page, request);
  const before = await (await request.get('/api/admin/shop', { headers: bearer(admin) })).json();
  await page.goto('/admin/settings');
  const field = page.getByRole('textbox', { name: 'Email for new orders' });
  await field.fill('owner');
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(page.getByText('Email for new orders is not valid')).toBeVisible();
  expect(before.settings.newOrderEmail).toBe('');
  expect(await (await request.get('/api/shop')).json()).not.toHaveProperty('newOrderEmail');
});
