/** An admin checks a courier's statement against the orders and settles what was paid. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer, logInAdmin, openAsAdmin, type PlacedOrder, placeOrder, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';
import { expectWithinScreen } from '../withinScreen.ts';

/** An order of 1,060 taka that went with this courier. */
async function sentBy(request: APIRequestContext, courier: string): Promise<PlacedOrder> {
  const order = await placeOrder(request);
  const headers = bearer(await logInAdmin(request));
  const put = async (path: string, data: object) => {
    const response = await request.put(`/api${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
  };
  const consignment = `C-${order.orderNumber}`;
  await put(`/admin/orders/${order._id}/booking`, { courier, consignment });
  await put(`/orders/${order._id}/status`, { status: 'shipped' });
  return order;
}

async function deliveredBy(request: APIRequestContext, courier: string): Promise<PlacedOrder> {
  const order = await sentBy(request, courier);
  const headers = bearer(await logInAdmin(request));
  const path = `/api/orders/${order._id}/status`;
  expect((await request.put(path, { headers, data: { status: 'delivered' } })).status()).toBe(200);
  return order;
}

const chooseStatement = (page: Page, lines: readonly string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  });

const rowOf = (page: Page, { orderNumber }: PlacedOrder) =>
  page.getByRole('table', { name: 'Rows' }).getByRole('row').filter({ hasText: orderNumber });

test('a payout with a short and a missing row is checked, settled and shown as outstanding', async ({
  page,
  request,
}) => {
  const courier = uniqueName('Courier');
  // The shop remembers the columns of a statement.
  const reference = uniqueName('Ref');
  const full = await deliveredBy(request, courier);
  const missing = await deliveredBy(request, courier);
  const short = await deliveredBy(request, courier);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/payouts');
  const unpaid = page
    .getByRole('table', { name: 'Not paid out' })
    .getByRole('row')
    .filter({ hasText: courier });
  await expect(unpaid).toContainText('৳3,180');
  await expectWithinScreen(page);

  await page.getByRole('combobox', { name: 'Courier' }).selectOption(courier);
  await chooseStatement(page, [
    `${courier},,,`,
    `${reference},Taken,Cut,Given`,
    `C-${full.orderNumber},"1,060.00",60,1000`,
    `c-${short.orderNumber.toLowerCase()},৳১০৬০,60,899.50`,
    'C-NONE,500,60,440',
    'Total,2620,180,2339.50',
  ]);
  await expect(page.getByText('The columns of this statement are new.')).toBeVisible();
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('Choose the column with the consignment or the order number')).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('combobox', { name: 'Consignment' }).selectOption(reference);
  await page.getByRole('combobox', { name: 'Amount collected' }).selectOption('Taken');
  await page.getByRole('checkbox', { name: 'Cut' }).check();
  await page.getByRole('combobox', { name: 'Amount paid' }).selectOption('Given');
  await page.getByRole('button', { name: 'Save and check' }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Payout of ${courier}` })).toBeVisible();
  await expect(rowOf(page, full)).toContainText('Matched');
  await expect(rowOf(page, short)).toContainText('Short');
  await expect(rowOf(page, short)).toContainText('-৳100.50');
  await expect(rowOf(page, missing)).toContainText('Missing');
  await expectWithinScreen(page);
  await watched.expectAccessible();
  await page.getByRole('link', { name: /^Unknown/ }).click();
  await expect(page.getByRole('table', { name: 'Rows' })).toContainText('C-NONE');
  await expect(rowOf(page, full)).toHaveCount(0);

  await page.getByRole('button', { name: 'Settle 2 orders' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Received ৳1,899.50, fees ৳120.');
  await question.getByRole('button', { name: 'Settle' }).click();
  await expect(toastWithText(page, 'Payout confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Settle/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'All payouts' }).click();
  await expect(unpaid).toContainText('৳1,060');
  const paidShort = page
    .getByRole('table', { name: 'Paid short' })
    .getByRole('row')
    .filter({ hasText: courier });
  await expect(paidShort).toContainText('৳100.50');
  await unpaid.getByRole('link').first().click();
  const orders = page.getByRole('table', { name: 'Orders' });
  await expect(orders.getByRole('link', { name: missing.orderNumber })).toBeVisible();
  await expect(orders.getByRole('link', { name: full.orderNumber })).toHaveCount(0);
  await expectWithinScreen(page);
  await watched.expectAccessible();

  await page.goto(`/admin/payouts/outstanding?${new URLSearchParams({ kind: 'short', courier })}`);
  // A part of the rest is paid later.
  const later = `Record a later payment of ৳100.50 for order ${short.orderNumber}`;
  await page.getByRole('button', { name: later }).click();
  await page.getByLabel('Amount received').fill('60.50');
  await page.getByRole('button', { name: 'Save payment' }).click();
  await expect(toastWithText(page, 'Payment recorded')).toBeVisible();
  await page.getByRole('button', { name: `Write off ৳40 of order ${short.orderNumber}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByText('Nothing outstanding')).toBeVisible();
  // The browser reports the refusal of unknown columns.
  expect(watched.output.filter((line) => !line.includes('status of 400'))).toEqual([]);
});

test('a draft that is outdated is refused and checked anew, and a draft can be deleted', {
  tag: '@all',
}, async ({ page, request }) => {
  const courier = uniqueName('Courier');
  const [first, second] = [await deliveredBy(request, courier), await deliveredBy(request, courier)];
  await openAsAdmin(page, request);
  await page.goto('/admin/payouts');
  await page.getByRole('combobox', { name: 'Courier' }).selectOption('Another courier');
  await page.getByRole('textbox', { name: 'Name of the courier' }).fill(courier);
  await page.getByRole('combobox', { name: 'Layout of the statement' }).selectOption('Pathao');
  const heading = 'Merchant Order ID,Collected Amount,Delivery Fee';
  await chooseStatement(page, [heading, `${first.orderNumber},1060,60`, `${second.orderNumber},1060,60`]);
  await expect(page.getByRole('button', { name: 'Settle 2 orders' })).toBeVisible();

  // Another admin settles one of them meanwhile.
  const headers = bearer(await logInAdmin(request));
  const sheet = {
    name: 's.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${heading}\n${first.orderNumber},1060,60\n`),
  };
  const query = new URLSearchParams({ courier });
  const other = await request.post(`/api/admin/payouts?${query}`, { headers, multipart: { sheet } });
  const { payout } = await other.json();
  const confirmed = await request.post(`/api/admin/payouts/${payout._id}/confirm`, { headers });
  expect(confirmed.status(), await confirmed.text()).toBe(200);

  await page.getByRole('button', { name: 'Settle 2 orders' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Settle' }).click();
  await expect(
    toastWithText(page, 'Orders have changed since this was checked. Please look at it again.'),
  ).toBeVisible();
  await expect(rowOf(page, first)).toContainText('Already settled');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Settle 1 order' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
});

test('orders that a courier paid for and nobody marked are delivered by one press', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const courier = uniqueName('Courier');
  const [first, second] = [await sentBy(request, courier), await sentBy(request, courier)];
  const cancelled = await placeOrder(request);
  const headers = bearer(await logInAdmin(request));
  const closing = { headers, data: { reason: 'fake' } };
  expect((await request.post(`/api/admin/orders/${cancelled._id}/close`, closing)).status()).toBe(200);
  await openAsAdmin(page, request);
  await page.goto('/admin/payouts');
  await page.getByRole('combobox', { name: 'Courier' }).selectOption('Another courier');
  await page.getByRole('textbox', { name: 'Name of the courier' }).fill(courier);
  await page.getByRole('combobox', { name: 'Layout of the statement' }).selectOption('Pathao');
  await chooseStatement(page, [
    'Merchant Order ID,Collected Amount,Delivery Fee',
    ...[first, second, cancelled].map(({ orderNumber }) => `${orderNumber},1060,60`),
  ]);
  await expect(page.getByRole('button', { name: 'Nothing to settle' })).toBeVisible();
  await expect(rowOf(page, first)).toContainText('Not delivered');
  for (const name of ['Due by our orders', 'Collected by statement']) {
    const column = page.getByRole('table', { name: 'Rows', exact: true }).getByText(name).first();
    await expect(column).toBeAttached();
  }
  // The third order is closed, so it is not offered.
  await page.getByRole('button', { name: 'Mark 2 orders as delivered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByRole('button', { name: 'Settle 2 orders' })).toBeVisible();
  await expect(rowOf(page, first)).toContainText('Matched');
  await expect(rowOf(page, cancelled)).toContainText('Not delivered');
  await expect(rowOf(page, cancelled)).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: /as delivered$/ })).toHaveCount(0);
  await expectWithinScreen(page);
});
