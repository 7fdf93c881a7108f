import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { openAsCustomer, registerCustomer, storeSession } from '../customers.ts';
import { delayRequests } from '../delayRequests.ts';
import { addToCart, createProduct, dhakaAddress, ordersOf, saveAddress, updateProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) >= 1024,
  'the same at every width; orderLifecycle.spec.ts runs at both',
);

const main = (page: Page) => page.getByRole('main');
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order' });

/** Logs a customer in with a product in the cart, and opens the checkout. */
async function openCheckout(
  page: Page,
  request: APIRequestContext,
  { price = 500, quantity = 1, saved = true } = {},
) {
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { price });
  await addToCart(request, customer, product, quantity);
  if (saved) await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto('/checkout');
  await expect(placeButton(page)).toBeVisible();
  return { customer, product };
}

test('the checkout needs a login and a product in the cart', async ({ page, request }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fcheckout');
  await openAsCustomer(page, request);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/products');
});

test('each invalid field shows its error, and the first one gets the focus', async ({ page, request }) => {
  const watched = await watchPage(page);
  await openCheckout(page, request, { saved: false });
  await watched.expectAccessible();
  await placeButton(page).click();
  for (const text of [
    'Please fill in all required address fields correctly',
    'Full name is required',
    'Phone number is required',
    'Address is required',
    'District is required',
    'Thana/Upazila is required',
  ]) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await watched.expectAccessible();
  await page.getByLabel('Full Name').fill('Nusrat');
  await page.getByLabel('Phone Number').fill('01212345678');
  await placeButton(page).click();
  await expect(main(page).getByText('Please enter a valid Bangladeshi phone number')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Nusrat');
  watched.expectNoConsoleOutput();
});

test('a note and a second phone go along with the order, and survive a reload', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer } = await openCheckout(page, request);
  await page.getByLabel('Second phone').fill('0171');
  await placeButton(page).click();
  await expect(main(page).getByText('Please check the marked fields')).toBeVisible();
  await expect(page.getByLabel('Second phone')).toBeFocused();
  await page.getByLabel('Second phone').fill('+8801898765432');
  await page.getByLabel('Note for the courier').fill('Call before you come');
  await page.reload();
  await expect(page.getByLabel('Second phone')).toHaveValue('+8801898765432');
  await expect(page.getByLabel('Note for the courier')).toHaveValue('Call before you come');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toMatchObject([
    { note: 'Call before you come', secondPhone: '01898765432' },
  ]);
});

test('districts are found in either spelling and script, list their thanas and set the fee', {
  tag: '@all',
}, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openCheckout(page, request, { saved: false });
  await expect(main(page)).toContainText('Total before delivery');
  const district = page.getByRole('combobox', { name: 'District' });
  for (const [typed, name] of [
    ['Chitta', 'Chattogram'],
    ['Chatto', 'Chattogram'],
    ['কুমি', 'Comilla'],
  ] as const) {
    await district.fill(typed);
    await page.getByRole('option', { name }).click();
    await expect(district).toHaveValue(name);
    await expect(main(page)).toContainText('৳620');
  }
  // The whole name is typed, and the list is ignored.
  for (const [typed, name] of [
    ['jessore', 'Jashore'],
    ['বগুড়া', 'Bogura'],
    ['Cumilla', 'Comilla'],
  ] as const) {
    await district.fill(typed);
    await page.keyboard.press('Tab');
    await expect(district).toHaveValue(name);
  }
  await district.fill('Atlantis');
  await expect(main(page).getByText('No district found')).toBeVisible();
  await expect(main(page)).toContainText('Total before delivery');
  await watched.expectAccessible();
  await page.keyboard.press('Escape');
  await district.fill('cum');
  await watched.expectAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(district).toHaveValue('Comilla');
  const thana = page.getByRole('combobox', { name: 'Thana/Upazila' });
  await thana.click();
  await watched.expectAccessible();
  await thana.fill('Laks');
  await page.getByRole('option', { name: 'Laksam' }).click();
  await expect(thana).toHaveValue('Laksam');
  await district.fill('Dhaka');
  await page.getByRole('option', { name: 'Dhaka' }).click();
  await expect(main(page)).toContainText('৳560');
  await expect(thana).toHaveValue('');
  // Sets the value as browser autofill does, without key events.
  await page.getByLabel('Full Name').focus();
  await district.evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'Jessore');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(main(page)).toContainText('৳620');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await thana.fill('A place no list knows');
  await thana.blur();
  await expect(thana).toHaveValue('A place no list knows');
  watched.expectNoConsoleOutput();
});

test('delivery is free from ৳2000, and cash is the only payment', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openCheckout(page, request, { price: 1000, quantity: 2, saved: false });
  await expect(main(page)).toContainText('DeliveryFree');
  await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /bKash.*Coming Soon/ })).toBeDisabled();
  await expect(main(page).getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
});

test('the default address is filled in, the order is placed, and its address becomes the default', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { customer } = await openCheckout(page, request);
  await expect(page.getByLabel('Full Name')).toHaveValue(dhakaAddress.fullName);
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka');
  await page.getByLabel('Phone Number').fill('+88 ০১৮১২ ৩৪৫৬৭৮');
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
  const brand = await accent();
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await accent()).toBe(brand);
  const [order] = await ordersOf(request, customer);
  await expect(main(page)).toContainText(order?.orderNumber ?? '?');
  await expect(main(page)).toContainText(order?._id.slice(-6) ?? '?');
  await expect(main(page)).toContainText('Cash on Delivery');
  await expect(main(page)).toContainText('৳560');
  await expect(main(page)).toContainText('2-3 business days');
  expect(order?.shippingAddress.phone).toBe('01812345678');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await watched.expectAccessible();

  await page.reload();
  await expect(main(page)).toContainText(order?.orderNumber ?? '?');
  for (const [name, path] of [
    ['Continue Shopping', '/products'],
    ['Back to Home', '/'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await main(page).getByRole('link', { name: 'View My Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible();
  await page.goto('/account?tab=addresses');
  const usual = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Default', { exact: true }) });
  await expect(usual).toContainText('01812-345678');
  watched.expectNoConsoleOutput();
});

test('the confirmation page redirects home after 3 seconds if there is no order', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/order-success');
  await expect(page.getByRole('heading', { name: 'No order to show' })).toBeVisible();
  await page.waitForURL('/', { timeout: 5000 });
});

test('changed prices update the totals and need a second press', async ({ page, request }) => {
  const { customer, product } = await openCheckout(page, request);
  await updateProduct(request, product, { price: 640 });
  await placeButton(page).click();
  await expect(main(page).getByText('Prices have changed. Please review your order.')).toBeVisible();
  await expect(main(page)).toContainText('৳700');
  expect(await ordersOf(request, customer)).toHaveLength(0);
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect((await ordersOf(request, customer))[0]?.totalPrice).toBe(700);
});

test('a refusal is on the screen, however many products are above the button', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer, product } = await openCheckout(page, request);
  for (let count = 0; count < 8; count++) await addToCart(request, customer, await createProduct(request));
  await page.reload();
  const refusal = main(page).getByText('Prices have changed. Please review your order.');
  for (const price of [640, 650]) {
    await updateProduct(request, product, { price });
    await placeButton(page).click();
    await expect(refusal).toBeInViewport();
    await expect(placeButton(page)).toBeEnabled();
  }
});

test('sold-out products show an error, and the form draft stays', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { customer, product } = await openCheckout(page, request);
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  await updateProduct(request, product, { stock: 0 });
  watched.expectNoConsoleOutput();
  await placeButton(page).click();
  await expect(main(page).getByText(`Only 0 left in stock: ${product.name}`)).toBeVisible();
  await expect(main(page)).toContainText('There is nothing left to order.');
  await expect(placeButton(page)).toBeHidden();
  await watched.expectAccessible();
  expect(await ordersOf(request, customer)).toHaveLength(0);
  await updateProduct(request, product, { stock: 3 });
  await main(page).getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
});

test('the form draft survives a reload, until the order is placed', async ({ page, request }) => {
  await openCheckout(page, request);
  const typeAndReload = async () => {
    await page.getByLabel('Full Name').fill('Rokeya Begum');
    await page.getByRole('combobox', { name: 'District' }).fill('Jessore');
    await page.getByRole('combobox', { name: 'Thana/Upazila' }).fill('A place no list knows');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
    await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Jashore');
    await expect(page.getByRole('combobox', { name: 'Thana/Upazila' })).toHaveValue('A place no list knows');
    await expect(main(page)).toContainText('৳620');
  };
  const tabStorage = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await typeAndReload();
  expect(await tabStorage()).toContain('Rokeya');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await tabStorage()).not.toContain('Rokeya');
});

test('a saved address fills the fields, and the list says so until they change', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer } = await openCheckout(page, request);
  await saveAddress(request, customer, { fullName: 'Ammu', district: 'Jessore', thana: 'Sharsha' });
  await page.reload();
  const saved = page.getByLabel('Use a saved address');
  await expect(saved.locator('option:checked')).toHaveText(/Dhaka$/);
  await saved.selectOption({ label: 'Ammu, Sharsha, Jashore' });
  await expect(page.getByLabel('Full Name')).toHaveValue('Ammu');
  await expect(page.getByRole('combobox', { name: 'Thana/Upazila' })).toHaveValue('Sharsha');
  await expect(main(page)).toContainText('৳620');
  await page.getByLabel('Full Name').fill('Abbu');
  await expect(saved.locator('option:checked')).toHaveText('Another address');
});

test('logging out in another tab deletes the form draft of this tab', { tag: '@all' }, async ({
  page,
  request,
  context,
}) => {
  await openCheckout(page, request);
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'Rokeya',
  );
});

async function openInTwoTabs(page: Page, request: APIRequestContext) {
  const { customer } = await openCheckout(page, request);
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await expect(placeButton(other)).toBeVisible();
  return { customer, other };
}

test('an order placed in one tab is not placed again in another', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer, other } = await openInTwoTabs(page, request);
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  await expect(main(other)).toContainText('There is nothing left to order.');
  await expect(main(other)).not.toContainText('৳');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('an order pressed in two tabs on a slow network is placed once', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer, other } = await openInTwoTabs(page, request);
  const { release } = await delayRequests(page, ordersUrl);
  const sending = page.waitForRequest(ordersUrl);
  await placeButton(page).click();
  await sending;
  await placeButton(other).click();
  await expect(other.getByRole('button', { name: 'Placing' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/order-success');
  await expect(main(other)).toContainText('There is nothing left to order.');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('short stock is explained, and the order continues with the rest', async ({ page, request }) => {
  const { customer, product } = await openCheckout(page, request, { quantity: 4 });
  await updateProduct(request, product, { stock: 1 });
  await placeButton(page).click();
  await expect(main(page).getByText(`Only 1 left in stock: ${product.name}`)).toBeVisible();
  await expect(main(page)).toContainText('1 × ৳500');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect((await ordersOf(request, customer))[0]?.totalPrice).toBe(560);
});

test('a double click places one order', async ({ page, request }) => {
  const { customer } = await openCheckout(page, request);
  await placeButton(page).dblclick();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

const ordersUrl = '**/api/orders';

/** The shop places the order, but its response never arrives. */
async function placeAndLoseResponse(page: Page, lose: (route: Route) => Promise<void>) {
  await page.route(ordersUrl, async (route) => {
    await route.fetch();
    await lose(route);
  });
  await placeButton(page).click();
}

/** A proxy in front of the shop gives up. */
const withProxyError = (route: Route) => route.fulfill({ status: 502, json: {} });

test('a retry after a lost response places one order, even with a changed address', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer } = await openCheckout(page, request);
  await placeAndLoseResponse(page, withProxyError);
  await expect(main(page).getByText('Failed to place order. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(dhakaAddress.fullName);
  await page.unroute(ordersUrl);
  await page.getByLabel('Address').fill('House 5, Road 7');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('an order with a lost response is found again after a reload', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { customer } = await openCheckout(page, request);
  await placeAndLoseResponse(page, withProxyError);
  await expect(main(page).getByText('Failed to place order. Please try again.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/order-success');
  const orders = await ordersOf(request, customer);
  expect(orders).toHaveLength(1);
  await expect(main(page)).toContainText(orders[0]?.orderNumber ?? '?');
});

test('an order whose connection broke waits on the phone, cannot be cancelled there, and is one order', {
  tag: '@all',
}, async ({ page, request }) => {
  const { customer } = await openCheckout(page, request);
  await placeAndLoseResponse(page, (route) => route.abort());
  await expect(main(page).getByText('We sent it, but no answer came.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await page.unroute(ordersUrl);
  await page.reload();
  await expect(page).toHaveURL('/order-success');
  const orders = await ordersOf(request, customer);
  expect(orders).toHaveLength(1);
  await expect(main(page)).toContainText(orders[0]?.orderNumber ?? '?');
});
