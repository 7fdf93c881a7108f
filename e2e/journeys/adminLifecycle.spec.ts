import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer, createRing, logInAdmin, openAsAdmin, placeOrder, type Ring } from '../admin.ts';
import { type Customer, registerCustomer, storeSession } from '../customers.ts';
import { openBrowser, test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

async function openOrder(page: Page, orderNumber: string) {
  await page.goto(`/admin/orders?search=${orderNumber}`);
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function moveTo(request: APIRequestContext, id: string, ...statuses: string[]) {
  const headers = bearer(await logInAdmin(request));
  for (const status of statuses) {
    const response = await request.put(`/api/orders/${id}/status`, { headers, data: { status } });
    expect(response.status(), await response.text()).toBe(200);
  }
}

async function bookWithPathao(request: APIRequestContext, id: string) {
  const response = await request.post('/api/admin/orders/bookings', {
    headers: bearer(await logInAdmin(request)),
    data: { orders: [id], courier: 'pathao' },
  });
  expect(response.status(), await response.text()).toBe(200);
}

async function stockOf(request: APIRequestContext, { _id }: Ring): Promise<number> {
  const headers = bearer(await logInAdmin(request));
  return (await (await request.get(`/api/admin/products/${_id}`, { headers })).json()).stock;
}

/** An order of two rings of ৳500 each, delivery ৳60, by a customer that the test knows. */
async function orderRings(request: APIRequestContext) {
  const [ring, customer] = [await createRing(request), await registerCustomer(request)];
  return { ring, customer, ...(await placeOrder(request, undefined, { product: ring, customer })) };
}

/** The order as its customer sees it, in a browser of her own. */
async function openAsCustomer(page: Page, customer: Customer, orderNumber: string) {
  await storeSession(page, customer);
  await page.goto('/account?tab=orders');
  await page.getByRole('link', { name: `View details of order ${orderNumber}` }).click();
  return page.getByRole('dialog', { name: `Order ${orderNumber}` });
}

test('an order refused on the phone is closed from the dialog', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { ring, orderNumber } = await orderRings(request);
  expect(await stockOf(request, ring)).toBe(48);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Refused', exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'Calls' })).toContainText('Refused');

  await dialog.getByRole('button', { name: 'Close order...' }).click();
  const form = dialog.getByRole('form', { name: 'Close order' });
  await watched.expectAccessible();
  await form.getByRole('button', { name: 'Close order' }).click();
  await expect(form.getByText('Please choose a reason')).toBeVisible();
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Refused on the phone');
  await expect(form.getByLabel(`Back in stock: ${ring.name}`)).toHaveValue('2');
  await form.getByLabel('Note').fill('Bought elsewhere');
  await form.getByRole('button', { name: 'Close order' }).dblclick();
  await expect(toastWithText(page, 'Order closed')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(dialog.getByText('Cancelled').first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'History' })).toContainText(
    `Order closed: Refused on the phone; back in stock: ${ring.name} × 2`,
  );
  await expect(dialog.getByRole('button', { name: 'Close order...' })).toBeHidden();
  expect(await stockOf(request, ring)).toBe(50);
});

test('a parcel comes back with one broken piece', { tag: '@all' }, async ({ page, request, browser }) => {
  const { ring, customer, _id, orderNumber } = await orderRings(request);
  await moveTo(request, _id, 'processing', 'shipped');
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Close order...' }).click();
  const form = dialog.getByRole('form', { name: 'Close order' });
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Refused at the door');
  await form.getByRole('button', { name: 'One less' }).click();
  await form.getByLabel('Courier charge').fill('60');
  await form.getByRole('button', { name: 'Close order' }).click();
  await expect(dialog.getByRole('list', { name: 'History' })).toContainText(
    `Order closed: Refused at the door; back in stock: ${ring.name} × 1`,
  );
  await expect(dialog.getByText('Courier charge')).toBeVisible();
  expect(await stockOf(request, ring)).toBe(49);

  const phone = await openBrowser(browser, { viewport: { width: 390, height: 844 } });
  const own = await openAsCustomer(phone, customer, orderNumber);
  await expect(own.getByText('Returned to the shop').first()).toBeVisible();
  await expect(own).not.toContainText('Cancelled');
  await phone.context().close();
});

test('a broken ring comes back after the delivery and is paid back', { tag: '@all' }, async ({
  page,
  request,
  browser,
}) => {
  const { ring, customer, _id, orderNumber } = await orderRings(request);
  await moveTo(request, _id, 'processing', 'shipped', 'delivered');
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Return items...' }).click();
  const form = dialog.getByRole('form', { name: 'Return items' });
  await form.getByRole('button', { name: 'One more' }).click();
  await form.getByRole('checkbox', { name: 'Back in stock' }).uncheck();
  await expect(form.getByLabel('Refund')).toHaveValue('500');
  await form.getByLabel('Refund').fill('501');
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged');
  await form.getByRole('button', { name: 'Save return' }).click();
  await expect(form.getByText('At most ৳500 can be refunded')).toBeVisible();
  await form.getByLabel('Refund').fill('500');
  await form.getByRole('button', { name: 'Save return' }).dblclick();
  await expect(form).toBeHidden();
  await expect(dialog.getByText('1 came back')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'History' })).toContainText(
    `Items came back: Damaged; ${ring.name} × 1; ৳500 paid back`,
  );
  expect(await stockOf(request, ring)).toBe(48);

  const phone = await openBrowser(browser, { viewport: { width: 390, height: 844 } });
  const own = await openAsCustomer(phone, customer, orderNumber);
  await expect(own).toContainText('1 returned');
  await expect(own.getByRole('list', { name: 'Changes' })).toContainText(
    `Items were returned: ${ring.name} × 1; ৳500 paid back`,
  );
  await expect(own.getByText('Paid back', { exact: true }).locator('..')).toContainText('৳500');
  await phone.context().close();
});

test('a delivery is recorded in part, another one is undone', { tag: '@all' }, async ({ page, request }) => {
  const { ring, _id, orderNumber } = await orderRings(request);
  await bookWithPathao(request, _id);
  await moveTo(request, _id, 'processing', 'shipped', 'delivered');
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Undo delivery' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo delivery' }).click();
  await expect(dialog.getByRole('combobox', { name: /^Status of order/ })).toHaveValue('shipped');

  await dialog.getByRole('button', { name: 'Delivered in part...' }).click();
  const form = dialog.getByRole('form', { name: 'Delivered in part' });
  await expect(form.getByLabel('Collected at the door')).toHaveValue('1060');
  await form.getByRole('button', { name: 'One less' }).click();
  await expect(form.getByLabel('Collected at the door')).toHaveValue('560');
  await form.getByRole('button', { name: 'Save delivery' }).click();
  await expect(form).toBeHidden();
  const history = dialog.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Delivery undone');
  await expect(history).toContainText(`Delivered in part: ৳560 paid at the door; not kept: ${ring.name} × 1`);
  await expect(dialog.getByText('Still with the courier').locator('..')).toContainText('৳560');
  expect(await stockOf(request, ring)).toBe(49);
});

test('what was typed for an order is not lost by Escape, Back or a click outside', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { orderNumber } = await orderRings(request);
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByLabel('New note').fill('Wants it by Friday');
  await dialog.getByRole('button', { name: 'Add payment...' }).click();
  const amount = dialog.getByRole('form', { name: 'Add payment' }).getByLabel('Amount');
  await amount.fill('500');
  const question = page.getByRole('alertdialog', { name: 'Leave this order? Your changes are not saved.' });
  // On a phone the dialog fills the screen.
  const isWide = (page.viewportSize()?.width ?? 0) > 600;
  const waysOut = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    ...(isWide ? [() => page.mouse.click(5, 400)] : []),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  ];
  for (const leave of waysOut) {
    await leave();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(amount).toHaveValue('500');
    await expect(dialog.getByLabel('New note')).toHaveValue('Wants it by Friday');
  }
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('list', { name: 'Private notes' })).toContainText('Wants it by Friday');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  await expect(dialog.getByRole('list', { name: 'Private notes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an advance by bKash lowers what the courier collects', { tag: '@all' }, async ({
  page,
  request,
  browser,
}) => {
  const { customer, orderNumber } = await orderRings(request);
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Add payment...' }).click();
  const form = dialog.getByRole('form', { name: 'Add payment' });
  await form.getByLabel('Amount').fill('2000');
  await form.getByLabel('Reference').fill('BKX77');
  await form.getByRole('button', { name: 'Save payment' }).click();
  await expect(form.getByText('The payment is more than what is left to pay')).toBeVisible();
  await expect(form.getByLabel('Reference')).toHaveValue('BKX77');
  await form.getByLabel('Amount').fill('500');
  await form.getByRole('button', { name: 'Save payment' }).dblclick();
  const payments = dialog.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveText([/৳500 by bKash BKX77/]);
  await expect(dialog.getByText('To pay at the door').locator('..')).toContainText('৳560');

  await dialog.getByRole('button', { name: 'Book with courier...' }).click();
  const booking = dialog.getByRole('form', { name: 'Book with courier' });
  await booking.getByRole('combobox', { name: 'Courier' }).fill('path');
  await page.getByRole('option', { name: 'Pathao' }).click();
  await booking.getByLabel('Consignment').fill(`DX-${orderNumber}`);
  await booking.getByRole('button', { name: 'Save booking' }).click();
  await expect(dialog.getByText(`Pathao, DX-${orderNumber}`)).toBeVisible();

  const phone = await openBrowser(browser, { viewport: { width: 390, height: 844 } });
  const own = await openAsCustomer(phone, customer, orderNumber);
  await expect(own.getByText('To pay at the door').locator('..')).toContainText('৳560');
  await expect(own.getByRole('list', { name: 'Changes' })).toContainText('Payment received: ৳500 by bKash');
  await expect(own).not.toContainText('Pathao');
  await phone.context().close();
});

test('address and quantity of an order are edited while another admin changes it', { tag: '@all' }, async ({
  page,
  request,
  browser,
}) => {
  const { ring, customer, _id, orderNumber } = await orderRings(request);
  const other = await createRing(request, { price: 700 });
  const admin = await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Edit order...' }).click();
  const form = dialog.getByRole('form', { name: 'Edit order' });
  await form.getByLabel('Address').fill('House 99, Lake Road');
  await form.getByRole('button', { name: 'One more' }).click();
  await expect(form).toContainText('New total ৳1,560');
  await form.getByLabel('Add a product').fill(other.name);
  await form.getByRole('button', { name: `Add ${other.name}` }).click();
  await expect(form.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2);
  await form.getByLabel('Discount').fill('100');
  // From ৳2,000 of goods on, delivery is free.
  await expect(form.getByLabel('Delivery fee')).toHaveValue('0');
  await expect(form).toContainText('New total ৳2,100');

  const { version } = (
    await (await request.get(`/api/admin/orders/${_id}`, { headers: bearer(admin) })).json()
  ).order;
  const theirs = await request.put(`/api/admin/orders/${_id}`, {
    headers: bearer(admin),
    data: { version, discount: 50 },
  });
  expect(theirs.status(), await theirs.text()).toBe(200);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Order was changed by someone else')).toBeVisible();
  await expect(form.getByText('Order changed: Discount.')).toBeVisible();
  await expect(form.getByLabel('Address')).toHaveValue('House 99, Lake Road');
  await form.getByRole('button', { name: 'Save my changes too' }).click();
  await expect(form).toBeHidden();
  await expect(dialog).toContainText('House 99, Lake Road');
  await expect(dialog.getByText('Total', { exact: true }).locator('..')).toContainText('৳2,100');
  expect([await stockOf(request, ring), await stockOf(request, other)]).toEqual([47, 49]);

  const phone = await openBrowser(browser, { viewport: { width: 390, height: 844 } });
  const own = await openAsCustomer(phone, customer, orderNumber);
  await expect(own.getByText('Discount', { exact: true }).locator('..')).toContainText('-৳100');
  await expect(own.getByRole('list', { name: 'Changes' })).toContainText(/Your order was changed: .*Address/);
  await phone.context().close();
});

test('a ring is exchanged for a dearer one, and only the difference is collected', { tag: '@all' }, async ({
  page,
  request,
  browser,
}) => {
  const { ring, customer, _id, orderNumber } = await orderRings(request);
  const dearer = await createRing(request, { price: 700 });
  await moveTo(request, _id, 'processing', 'shipped', 'delivered');
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Exchange items...' }).click();
  const form = dialog.getByRole('form', { name: 'Exchange items' });
  await form.getByRole('button', { name: 'Save exchange' }).click();
  await expect(form.getByText('Please choose the items').first()).toBeVisible();
  await form.getByRole('button', { name: 'One more' }).click();
  await form.getByLabel('Add a product').fill(dearer.name);
  await form.getByRole('button', { name: `Add ${dearer.name}` }).click();
  await form.getByLabel('Delivery fee').fill('60');
  await expect(form.getByText('To collect', { exact: true }).locator('..')).toContainText('৳260');
  await form.getByRole('button', { name: 'Save exchange' }).dblclick();
  await expect(form).toBeHidden();
  expect([await stockOf(request, ring), await stockOf(request, dearer)]).toEqual([49, 49]);

  const history = dialog.getByRole('list', { name: 'History' });
  await expect(history).toContainText(`Items exchanged: ${ring.name} × 1; new order`);
  await dialog.getByRole('link', { name: /^Exchanged by order/ }).click();
  const next = page.getByRole('dialog');
  await expect(next.getByText('To pay at the door').locator('..')).toContainText('৳260');
  await expect(next.getByText('Exchanged items', { exact: true }).locator('..')).toContainText('-৳500');

  const phone = await openBrowser(browser, { viewport: { width: 390, height: 844 } });
  const own = await openAsCustomer(phone, customer, orderNumber);
  await expect(own.getByRole('list', { name: 'Changes' })).toContainText('Your new items are in order');
  await phone.context().close();
});

test('a bangle is exchanged for another size', { tag: '@all' }, async ({ page, request }) => {
  const sizes = ['S', 'M'].map((size) => ({ size, measurement: `${size}/1`, stock: 3, available: true }));
  const bangle = await createRing(request, { category: 'bangles', sizes, stock: 0 });
  const customer = await registerCustomer(request);
  const { _id, orderNumber } = await placeOrder(request, undefined, {
    product: bangle,
    customer,
    selectedSize: 'S',
  });
  await moveTo(request, _id, 'processing', 'shipped', 'delivered');
  await openAsAdmin(page, request);
  const dialog = await openOrder(page, orderNumber);
  await dialog.getByRole('button', { name: 'Exchange items...' }).click();
  const form = dialog.getByRole('form', { name: 'Exchange items' });
  await form.getByRole('button', { name: 'One more' }).click();
  await form.getByRole('button', { name: `${bangle.name} again` }).click();
  await form.getByRole('combobox', { name: 'Size' }).selectOption('M');
  await form.getByLabel('Delivery fee').fill('0');
  await expect(form.getByText('To collect', { exact: true }).locator('..')).toContainText('৳0');
  await form.getByRole('button', { name: 'Save exchange' }).click();
  await expect(form).toBeHidden();
  const headers = bearer(await logInAdmin(request));
  const after = await (await request.get(`/api/admin/products/${bangle._id}`, { headers })).json();
  expect(after.sizes.map(({ stock }: { stock: number }) => stock)).toEqual([2, 2]);
});
