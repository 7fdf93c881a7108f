import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer, createRing, logInAdmin, openAsAdmin, randomPhone, uniqueName } from '../admin.ts';
import { updateProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { toastWithText, type Watched, watchPage } from '../watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) < 1024,
  'on wide screens; adminNarrowScreens.spec.ts looks at phones',
);

const form = (page: Page) => page.getByRole('form', { name: 'New order' });
const message = (page: Page) => page.getByLabel('Paste a message');
const placedOrder = (page: Page) => page.getByRole('region', { name: 'Placed order' });

async function open(page: Page, request: APIRequestContext) {
  await openAsAdmin(page, request);
  await page.goto('/admin/orders/new');
  await expect(message(page)).toBeFocused();
}

interface Spoken {
  name?: string;
  phone?: string;
}

/** Fills in what a customer says on the phone. */
async function fillByHand(page: Page, { name = 'Rahima', phone = randomPhone() }: Spoken = {}) {
  await form(page).getByLabel('Full Name').fill(name);
  await form(page).getByLabel('Phone Number').fill(phone);
  await form(page)
    .getByRole('textbox', { name: /^Address/ })
    .fill('House 4, Road 7');
  await form(page).getByLabel('District').fill('Dhaka');
  await form(page).getByLabel('Thana').fill('Dhanmondi');
}

async function addItem(page: Page, name: string) {
  await form(page).getByLabel('Add a product').fill(name);
  const found = form(page).getByRole('list', { name: 'Products to add' });
  await found.getByRole('button', { name: new RegExp(name) }).click();
}

const place = (page: Page) => form(page).getByRole('button', { name: 'Place order' });

/** From the start of the page: a control that the bar above covers in part would count as too small. */
async function expectAccessibleForm(page: Page, watched: Watched) {
  await page.evaluate(() => scrollTo(0, 0));
  await watched.expectAccessible();
}

const ordersOf = async (request: APIRequestContext, phone: string) => {
  const headers = bearer(await logInAdmin(request));
  const response = await request.get(`/api/orders?search=${phone}`, { headers });
  return (await response.json()).orders;
};

test('a pasted message becomes an order: read, look, place, confirm', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = randomPhone();
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/orders');
  await page.getByRole('main').getByRole('link', { name: 'New order' }).click();
  await message(page).fill(
    `apu lal churi 2 dozen M size, Mirpur 10, ${phone.slice(0, 5)}-${phone.slice(5)}, Rahima`,
  );
  await page.getByRole('button', { name: 'Read message' }).click();
  const summary = page.getByRole('region', { name: 'As read' });
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(summary).toContainText('Rahima');
  await expect(summary).toContainText('Mirpur Model, Dhaka');
  await expect(summary).toContainText('2 × Lal Reshmi Churi (1 dozen), Size M, Red');
  await expect(summary).toContainText('1 item, all clear');
  await expectAccessibleForm(page, watched);
  await place(page).click();
  await placedOrder(page).getByRole('button', { name: 'Copy confirmation' }).click();
  await expect(toastWithText(page, 'Confirmation copied')).toBeVisible();
  const [order] = await ordersOf(request, phone);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`order ${order.orderNumber}\n2 × Lal Reshmi Churi (1 dozen), Size M, Red: `);
  await placedOrder(page).getByRole('button', { name: 'Next order' }).click();
  await expect(message(page)).toHaveValue('');
  await expect(message(page)).toBeFocused();
  watched.expectNoConsoleOutput();

  await page.goto('/admin/orders?source=message');
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText(order.orderNumber);
});

test('what a message does not say is asked, what was not understood is shown', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await open(page, request);
  await message(page).fill('Name: Rahima\nPhone: 01700-12\nchuri lagbe 3 ta');
  await page.getByRole('button', { name: 'Read message' }).click();
  const summary = page.getByRole('region', { name: 'As read' });
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Not understood' })).toContainText('01700-12');
  await expect(form(page).getByText('Check: no valid number in the message')).toBeVisible();
  await summary.getByRole('button', { name: 'Check: Phone' }).click();
  await expect(form(page).getByLabel('Phone Number')).toBeFocused();
  await form(page).getByLabel('Phone Number').fill(randomPhone());
  await expect(summary.getByRole('button', { name: 'Check: Phone' })).toBeHidden();

  const choice = form(page).getByRole('group', { name: /^Check: the message says/ });
  await expect(choice.getByRole('radio')).toHaveCount(3);
  const second = choice.getByRole('listitem').or(choice.locator('label')).nth(1);
  const name = (await second.textContent()) ?? '';
  await expectAccessibleForm(page, watched);
  await second.click();
  const item = form(page).getByRole('list', { name: 'Items', exact: true }).getByRole('listitem');
  await expect(item.locator('p').first()).toHaveText(name.replace(/ ৳.*/, ''));
  await expect(form(page).getByRole('group', { name: /^Products for/ })).toBeVisible();

  // On phones the message is folded by now.
  const fold = page.getByRole('button', { name: /^Message / });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: 'Read message' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Replace what is in the form?');
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(item.locator('p').first()).toHaveText(name.replace(/ ৳.*/, ''));
  watched.expectNoConsoleOutput();
});

test('an order by phone: discount, advance payment, its dialog', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const ring = await createRing(request, { stock: 5 });
  const [name, phone] = [uniqueName('Rahima'), randomPhone()];
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/today');
  await page.getByRole('main').getByRole('link', { name: 'New order' }).click();
  await addItem(page, ring.name);
  await form(page).getByRole('button', { name: 'One more' }).click();
  await fillByHand(page, { name, phone });
  await form(page).getByLabel('Discount').fill('100');
  await form(page).getByLabel('Advance payment').fill('200');
  await form(page).getByLabel('Reference').fill('TX9');
  const amounts = form(page).getByLabel('Amounts');
  await expect(amounts).toContainText('Delivery৳60');
  await expect(amounts).toContainText('Total৳960');
  await expect(amounts).toContainText('To collect৳760');
  await expectAccessibleForm(page, watched);

  await place(page).dblclick();
  await expect(placedOrder(page).getByRole('heading')).toBeFocused();
  await expect(placedOrder(page)).toContainText('To pay at the door: ৳760');
  await expect(placedOrder(page)).toContainText(`Deliver to: ${name}`);
  await watched.expectAccessible();
  const [order, ...others] = await ordersOf(request, phone);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ source: 'phone', user: null, paid: 200, toCollect: 760 });
  watched.expectNoConsoleOutput();

  await placedOrder(page).getByRole('link', { name: 'Open order' }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${order.orderNumber}` });
  await expect(dialog).toContainText('Taken by phone');
  await expect(dialog).toContainText('No account');
});

test('the orders of the phone number show at once, with the last address', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const [ring, phone, name] = [await createRing(request), randomPhone(), uniqueName('Karima')];
  await open(page, request);
  await addItem(page, ring.name);
  await fillByHand(page, { name, phone });
  await expect(form(page)).toContainText('has no orders yet');
  await place(page).click();
  await placedOrder(page).getByRole('button', { name: 'Next order' }).click();

  await form(page).getByLabel('Phone Number').fill(phone);
  await expect(form(page)).toContainText(`Last order: ${name}, House 4, Road 7, Dhanmondi, Dhaka`);
  await form(page).getByRole('button', { name: 'Use this address' }).click();
  await expect(form(page).getByLabel('Full Name')).toHaveValue(name);
  await expect(form(page).getByLabel('District')).toHaveValue('Dhaka');
  await expect(form(page).getByLabel('Phone Number')).toHaveValue(phone);
});

test('what was typed stays after a reload and a look at another page, and can be cleared', {
  tag: '@all',
}, async ({ page, request }) => {
  const ring = await createRing(request, { stock: 5 });
  await open(page, request);
  await message(page).fill('a ring, please');
  await addItem(page, ring.name);
  await fillByHand(page, { name: 'Salma' });
  await updateProduct(request, ring as never, { price: 650 });
  await page.reload();
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Salma');
  await expect(message(page)).toHaveValue('a ring, please');
  await expect(form(page).getByLabel('Amounts')).toContainText('Total৳710');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goBack();
  await expect(form(page).getByLabel('District')).toHaveValue('Dhaka');
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(form(page).getByLabel('Full Name')).toHaveValue('');
  await expect(form(page).getByRole('list', { name: 'Items' })).toBeHidden();
});

test('an order that cannot be placed says why, where it is wrong', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const ring = await createRing(request, { stock: 5 });
  await open(page, request);
  await place(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Please check the marked fields');
  await expect(form(page).getByText('Phone number is required')).toBeVisible();
  await expect(form(page).getByLabel('Full Name')).toBeFocused();
  await fillByHand(page);
  await place(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Please add at least one item');

  await addItem(page, ring.name);
  await form(page).getByLabel('Quantity of').fill('4');
  await form(page).getByLabel('Discount').fill('2001');
  await expect(form(page).getByText('Discount can be at most the price of the items, ৳2,000')).toBeVisible();
  await form(page).getByLabel('Discount').fill('');
  await updateProduct(request, ring as never, { price: 700 });
  await place(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Prices have changed');
  await expect(form(page).getByLabel('Amounts')).toContainText('Total৳2,800');

  await updateProduct(request, ring as never, { stock: 3 });
  await place(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Only 3 left in stock');
  const item = form(page).getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(item).toContainText('Only 3 left in stock');
  await form(page).getByLabel('Quantity of').fill('3');
  await place(page).click();
  await expect(placedOrder(page)).toBeVisible();
});

test('an order whose response was lost is placed once', { tag: '@all' }, async ({ page, request }) => {
  const [ring, phone] = [await createRing(request), randomPhone()];
  await open(page, request);
  await addItem(page, ring.name);
  await fillByHand(page, { phone });
  let isLost = true;
  await page.route('**/api/admin/orders', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await place(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Failed to place order');
  // The order stands. The same again, even after a reload, gets its response; another one is not placed.
  await page.reload();
  isLost = false;
  await form(page).getByRole('button', { name: 'One more' }).click();
  await place(page).click();
  await expect(form(page)).toContainText('This order was placed before your last changes');
  await form(page).getByRole('button', { name: 'One less' }).click();
  await place(page).click();
  await expect(placedOrder(page)).toBeVisible();
  expect(await ordersOf(request, phone)).toMatchObject([{ orderItems: [{ quantity: 1 }] }]);
});

test('the keyboard is enough', { tag: '@all' }, async ({ page, request }) => {
  const [ring, phone] = [await createRing(request), randomPhone()];
  await open(page, request);
  const add = form(page).getByLabel('Add a product');
  await add.focus();
  await page.keyboard.type(ring.name);
  await expect(form(page).getByRole('list', { name: 'Products to add' })).toContainText(ring.name);
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('list', { name: 'Items' })).toContainText(ring.name);
  await fillByHand(page, { phone });
  await page.keyboard.press('Control+Enter');
  await expect(placedOrder(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
  expect(await ordersOf(request, phone)).toHaveLength(1);
});

test('a sale over the counter asks for no address, and is delivered at once', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const ring = await createRing(request, { stock: 5 });
  const phone = randomPhone();
  const watched = await watchPage(page);
  await open(page, request);
  await form(page).getByLabel('Ordered by').selectOption('Counter');
  await expect(form(page).getByLabel('District')).toBeHidden();
  await expect(form(page).getByRole('textbox', { name: /^Address/ })).toBeHidden();
  await form(page).getByLabel('Full Name').fill('Rahima');
  await form(page).getByLabel('Phone Number').fill(phone);
  await expect(form(page).getByLabel('Language of messages')).toHaveValue('bn');
  await form(page).getByLabel('Language of messages').selectOption('English');
  await addItem(page, ring.name);
  await expectAccessibleForm(page, watched);
  await place(page).click();
  await expect(placedOrder(page)).toContainText('Sold to: Rahima');
  const [order] = await ordersOf(request, phone);
  expect(order.status).toBe('delivered');
  await placedOrder(page).getByRole('link', { name: 'Open order' }).click();
  await expect(page.getByRole('dialog').getByText('Sold in the shop')).toBeVisible();
  watched.expectNoConsoleOutput();
});
