/** An admin's morning: what waits, the calls, and the slips, with few presses. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  bearer,
  createRing,
  logInAdmin,
  openAsAdmin,
  placeOrder,
  randomPhone,
  uniqueName,
} from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

/** As many orders of one phone number, newest last. */
async function placeSeveral(request: APIRequestContext, count: number, recipient = uniqueName('Rahima')) {
  const product = await createRing(request, { stock: 100 });
  const phone = randomPhone();
  const orders = [];
  for (let each = 0; each < count; each += 1) {
    orders.push(await placeOrder(request, recipient, { product, phone }));
  }
  return { orders, phone, product };
}

const rowOf = (page: Page, orderNumber = '') => page.getByRole('row').filter({ hasText: orderNumber });

const orderDialog = (page: Page, orderNumber = '') =>
  page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });

/** Printing opens a dialog of the browser, which a test cannot see: it counts the calls. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(
        Number(document.documentElement.dataset.prints ?? 0) + 1,
      );
      window.dispatchEvent(new Event('afterprint'));
    };
  });

const confirmationOf = async (request: APIRequestContext, id: string) => {
  const headers = bearer(await logInAdmin(request));
  return (await (await request.get(`/api/admin/orders/${id}`, { headers })).json()).order;
};

test('each order is confirmed by one press in its row', async ({ page, request }) => {
  const { orders, phone, product } = await placeSeveral(request, 12);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${phone}&confirmation=to_call`);
  await expect(page.getByText('Showing 1–10 of 12 orders')).toBeVisible();
  const [newest] = orders.slice(-1);
  const row = rowOf(page, newest?.orderNumber);
  await expect(row).toContainText('Dhanmondi, Dhaka');
  await expect(row).toContainText(`2 × ${product.name}`);
  await expect(row).not.toContainText(newest?.email ?? '');
  await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/88${phone}`,
  );

  let presses = 0;
  const buttons = page.getByRole('button', { name: /^Confirmed: order/ });
  while (presses < 12) {
    const name = await buttons.first().getAttribute('aria-label');
    await buttons.first().click();
    presses += 1;
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeHidden();
    // The list follows a moment later. A row that stays has no buttons any more.
    if (presses < 12 && (await buttons.count()) === 0) await page.reload();
  }
  for (const { _id } of orders) {
    expect((await confirmationOf(request, _id)).confirmation).toBe('confirmed');
  }
});

test('the row takes each outcome, and a refused one shows why', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { orders, phone } = await placeSeveral(request, 3);
  const [gone, refused, rung] = orders;
  const admin = await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${phone}`);
  await rowOf(page, rung?.orderNumber).getByRole('button', { name: 'No answer' }).click();
  await expect(rowOf(page, rung?.orderNumber)).toContainText('No answer');
  await rowOf(page, refused?.orderNumber).getByRole('button', { name: 'Refused' }).click();
  await expect(rowOf(page, refused?.orderNumber).getByRole('button', { name: 'Refused' })).toBeHidden();
  await request.put(`/api/orders/${gone?._id}/status`, {
    headers: bearer(admin),
    data: { status: 'delivered' },
  });
  await rowOf(page, gone?.orderNumber).getByRole('button', { name: 'Confirmed' }).click();
  await expect(rowOf(page, gone?.orderNumber)).toContainText(
    'A delivered or cancelled order can no longer be changed',
  );
  const figures = page.getByRole('navigation', { name: 'Orders by call and status' });
  await expect(figures.getByRole('link', { name: /^(To call|No answer|Confirmed|Refused)/ })).toHaveCount(4);
});

test('the dialog goes from order to order, across pages, and to the next one to call', {
  tag: '@all',
}, async ({ page, request }) => {
  const { orders, phone } = await placeSeveral(request, 12);
  const newestFirst = orders.map(({ orderNumber }) => orderNumber).reverse();
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${phone}&confirmation=to_call`);
  await rowOf(page, newestFirst[8])
    .getByRole('link', { name: /^View order/ })
    .click();
  for (const number of newestFirst.slice(8, 11)) {
    await expect(orderDialog(page, number)).toBeVisible();
    await page.getByRole('button', { name: 'Next order' }).click();
  }
  const last = orderDialog(page, newestFirst[11]);
  await expect(last).toBeVisible();
  await expect(last.getByRole('button', { name: 'Next order' })).toHaveAttribute('aria-disabled', 'true');
  await last.getByRole('button', { name: 'Previous order' }).click();
  await expect(orderDialog(page, newestFirst[10])).toBeVisible();
  await watched.expectAccessible();

  // Back leaves the dialog, however many orders were stepped through.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await rowOf(page, newestFirst[0])
    .getByRole('link', { name: /^View order/ })
    .click();
  for (const number of newestFirst.slice(0, 3)) {
    const dialog = orderDialog(page, number);
    await dialog.getByRole('button', { name: 'Confirmed' }).click();
    await expect(dialog.getByRole('list', { name: 'Calls' })).toContainText('Confirmed');
    await dialog.getByRole('button', { name: 'Next to call' }).click();
  }
  await expect(orderDialog(page, newestFirst[3])).toBeVisible();
  watched.expectNoConsoleOutput();
});

test('the day’s page counts what waits and leads to it', { tag: '@all' }, async ({ page, request }) => {
  const { orders, phone } = await placeSeveral(request, 2);
  const [first] = orders;
  const headers = bearer(await logInAdmin(request));
  const data = { outcome: 'confirmed' };
  await request.post(`/api/admin/orders/${first?._id}/calls`, { headers, data });
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  for (const step of ['To call', 'To pack', 'With the courier', 'Returned', 'Cash outstanding']) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) });
    await expect(card).toContainText(/\d+ orders?.*৳/);
  }
  await watched.expectAccessible();
  await page.getByRole('link', { name: /orders? not printed$/ }).click();
  await expect(page).toHaveURL('/admin/orders?confirmation=confirmed&printed=no');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(phone);
  await expect(page.getByText('Showing 1–1 of 1 order')).toBeVisible();
  await expect(rowOf(page, first?.orderNumber)).toBeVisible();
  watched.expectNoConsoleOutput();
});

test('slips are printed from the list and from the dialog, and the orders are marked', {
  tag: '@all',
}, async ({ page, request }) => {
  const { orders, phone } = await placeSeveral(request, 3);
  await countPrints(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${phone}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('link', { name: 'Print' }).click();
  await page.getByRole('link', { name: 'A4, 4 up', exact: true }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1');
  await expect(toastWithText(page, '3 orders marked as printed')).toBeVisible();
  for (const { _id } of orders) expect((await confirmationOf(request, _id)).printedAt).not.toBeNull();
  await page.goto(`/admin/orders?search=${phone}`);
  await expect(page.getByRole('table').getByText('Printed', { exact: true })).toHaveCount(3);

  const [one] = (await placeSeveral(request, 1)).orders;
  await page.goto(`/admin/orders?order=${one?._id}`);
  await orderDialog(page, one?.orderNumber).getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Print 1 Order' })).toBeVisible();
  await expect(page.getByRole('article', { name: `Order ${one?.orderNumber}` })).toBeVisible();
  await page.getByRole('link', { name: 'Pick list' }).click();
  await expect(page.getByRole('article', { name: 'Pick list' })).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1');
  expect((await confirmationOf(request, one?._id ?? '')).printedAt).toBeNull();
});
