import { expect } from '@playwright/test';
import { bearer, confirmByPhone, openAsAdmin, placeOrder, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText } from '../watchPage.ts';

test('an order is found, opened and moved on to delivered', async ({ page, request }) => {
  const { _id, orderNumber, recipient } = await placeOrder(request);
  await confirmByPhone(request, { _id });
  await openAsAdmin(page, request);
  await page.goto('/admin/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(recipient);
  await expect(page).toHaveURL(/search=Rahima/);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText(`#${_id.slice(-8)}`);
  await expect(row).toContainText('৳1,060');
  await expect(page.getByText('Showing 1–1 of 1 order')).toBeVisible();

  await row.getByRole('link', { name: `View order ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });
  await expect(dialog).toContainText('Dhanmondi, Dhaka');
  await expect(dialog).toContainText('2 × ৳500');
  await expect(dialog).toContainText('Cash on Delivery');
  await dialog.getByRole('combobox', { name: /Status of order/ }).selectOption('processing');
  await expect(dialog.getByRole('listitem').filter({ hasText: /Processing.*by Admin/ })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  const status = row.getByRole('combobox', { name: `Status of order ${orderNumber}` });
  await expect(status).toHaveValue('processing');
  await expect(status.locator('option')).toHaveText(['Pending', 'Processing', 'Shipped', 'Delivered']);
  await status.selectOption('shipped');
  await expect(page.getByText(`Order ${orderNumber} is now Shipped`)).toBeVisible();
  await status.selectOption('delivered');
  await expect(status).toBeHidden();
  await expect(row).toContainText('Delivered');
});

test('an order that was not confirmed is sent only after a second thought', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { orderNumber, recipient } = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`);
  const status = page.getByRole('combobox', { name: `Status of order ${orderNumber}` });
  const question = page.getByRole('alertdialog');
  await status.selectOption('shipped');
  await expect(question).toContainText(`Move order ${orderNumber} to Shipped?`);
  await expect(question).toContainText('The customer has not confirmed it by phone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(status).toHaveValue('pending');
  await status.selectOption('shipped');
  await question.getByRole('button', { name: 'Move anyway' }).click();
  await expect(page.getByText(`Order ${orderNumber} is now Shipped`)).toBeVisible();
});

test('an order that was not sent is delivered only after a second thought', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await confirmByPhone(request, placed);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(placed.recipient)}`);
  const status = page.getByRole('combobox', { name: `Status of order ${placed.orderNumber}` });
  const question = page.getByRole('alertdialog');
  await status.selectOption('delivered');
  await expect(question).toContainText('It was not sent yet.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(status).toHaveValue('pending');
  await status.selectOption('delivered');
  await question.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(status).toBeHidden();
});

test('a refused change shows the error, and the row shows the current status', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { _id, orderNumber, recipient } = await placeOrder(request);
  await confirmByPhone(request, { _id });
  const admin = await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`);
  const status = page.getByRole('combobox', { name: `Status of order ${orderNumber}` });
  await expect(status).toHaveValue('pending');
  await request.put(`/api/orders/${_id}/status`, { headers: bearer(admin), data: { status: 'delivered' } });
  await status.selectOption('shipped');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('A delivered or cancelled order can no longer be changed');
  await expect(status).toBeHidden();
});

test('the URL holds the filters, Back restores them, and they can be cleared', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/orders');
  const table = page.getByRole('table', { name: 'Orders' });
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('delivered');
  await expect(page).toHaveURL(/status=delivered/);
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('To', { exact: true }).fill('2001-01-01');
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('');
});

test('more filters are in the URL, are named above the list, and are removed one by one', {
  tag: '@all',
}, async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/orders?closing=came_back&product=unknown');
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('listitem')).toHaveText(['Returned to the shop', 'With one product']);
  await inUse.getByRole('link', { name: 'Remove the filter With one product' }).click();
  await expect(page).toHaveURL(/\?closing=came_back$/);
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Courier', exact: true }).selectOption('no');
  await page.getByRole('combobox', { name: 'Area', exact: true }).selectOption('outside');
  await expect(page).toHaveURL(/booked=no/);
  await expect(page).toHaveURL(/area=outside/);
  await page.getByRole('link', { name: 'Remove the filter Returned to the shop' }).click();
  await expect(inUse.getByRole('listitem')).toHaveText(['Not booked', 'Outside Dhaka']);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Ended because' })).toHaveValue('came_back');
});

test('arrow keys open the status menu and change nothing by themselves', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { orderNumber, recipient } = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`);
  const status = page.getByRole('combobox', { name: `Status of order ${orderNumber}` });
  await status.focus();
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('pending');
});

test('several selected orders are moved on together, from any page of the list', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const family = uniqueName('Rahima');
  const orders = [await placeOrder(request, family), await placeOrder(request, uniqueName('Rahima'))];
  await confirmByPhone(request, ...orders);
  await openAsAdmin(page, request);
  for (const { orderNumber } of orders) {
    await page.goto('/admin/orders');
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await search.fill(orderNumber);
    await expect(page.getByText('Showing 1–1 of 1 order')).toBeVisible();
    await page.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
    await search.fill(family);
    await expect(
      page.getByRole('checkbox', { name: `Select order ${orders[0]?.orderNumber}` }),
    ).toBeVisible();
    await expect(page.getByText('Showing 1–1 of 1 order')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await expect(bar.getByRole('status')).toHaveText(
      orderNumber === orders[0]?.orderNumber ? '1 selected: 1 Pending' : '2 selected: 2 Pending',
    );
    if (orderNumber === orders[0]?.orderNumber) continue;
    await bar.getByRole('combobox').selectOption('shipped');
    // Without a network none is tried after the first, and the list stays with what was chosen.
    await page.route('**/api/orders/*/status', (route) => route.abort(), { times: 1 });
    await bar.getByRole('button', { name: 'Move 2' }).click();
    await expect(toastWithText(page, '2 orders not moved')).toBeVisible();
    await expect(bar.getByRole('combobox')).toHaveValue('shipped');
    // An order that could not be moved stays selected.
    const refusal = { status: 409, json: { code: 'orderChanged', message: 'Changed meanwhile' } };
    await page.route('**/api/orders/*/status', (route) => route.fulfill(refusal), { times: 1 });
    await bar.getByRole('button', { name: 'Move 2' }).click();
    await expect(toastWithText(page, 'is now Shipped')).toBeVisible();
    await expect(bar.getByRole('status')).toHaveText('1 selected: 1 Pending');
    await bar.getByRole('button', { name: 'Move 1' }).click();
    await expect(bar).toBeHidden();
  }
});

test('a page that stayed open while the shop was updated says so when its files are gone, and opens once reloaded', {
  tag: '@all',
}, async ({ page, request }) => {
  const { orderNumber, recipient } = await placeOrder(request);
  await openAsAdmin(page, request);
  // What shows messages is loaded some seconds after the first view.
  const toaster = page.waitForResponse(/\/assets\/Toaster-[^/]+\.js$/);
  await page.goto(`/admin/orders?search=${encodeURIComponent(recipient)}`);
  await (await toaster).finished();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const view = page.getByRole('link', { name: `View order ${orderNumber}` });
  await view.click();
  await expect(toastWithText(page, 'The shop may have been updated')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await view.click();
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true })).toBeVisible();
});

test('each call and status can be chosen without scrolling sideways on a tablet or wider', {
  tag: '@all',
}, async ({ page, request }) => {
  await openAsAdmin(page, request);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/orders');
    const figures = page.getByRole('navigation', { name: 'Orders by call and status' });
    await expect(figures.getByRole('link', { name: /^Cancelled/ })).toBeInViewport({ ratio: 1 });
    await expect(figures.getByRole('link', { name: /^Delivered/ })).toBeInViewport({ ratio: 1 });
  }
});
