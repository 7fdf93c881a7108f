import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { changeGood, customerHas, homeInDhaka, makeGood, ordersOf, saveAddress } from './goods.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) >= 1024,
  'the same at every width; the whole way is walked at both',
);

const main = (page: Page) => page.getByRole('main');
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order' });

/** Somebody signed in with a product in the cart, on the checkout page. */
async function atCheckout(
  page: Page,
  request: APIRequestContext,
  { price = 500, quantity = 1, saved = true } = {},
) {
  const customer = await registerCustomer(request);
  const good = await makeGood(request, { price });
  await customerHas(request, customer, good, quantity);
  if (saved) await saveAddress(request, customer);
  await alreadySignedIn(page, customer);
  await page.goto('/checkout');
  await expect(placeButton(page)).toBeVisible();
  return { customer, good };
}

test('is for those signed in, with something in the cart', async ({ page, request }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fcheckout');
  await alreadySignedIn(page, await registerCustomer(request));
  await page.goto('/checkout');
  await expect(page).toHaveURL('/products');
});

test('tells each wrong field, and goes to the first', async ({ page, request }) => {
  const watched = await watchPage(page);
  await atCheckout(page, request, { saved: false });
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
  watched.expectSilence();
});

test('finds districts in either spelling and script, offers their thanas, and tells the fee', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await atCheckout(page, request, { saved: false });
  await expect(main(page)).toContainText('Choose a district');
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
  // Typed whole and left, without looking at the list.
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
  await expect(main(page).getByText('No district of that name')).toBeVisible();
  await expect(main(page)).toContainText('Choose a district');
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
  // As a browser fills in an address, without a keystroke.
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
  watched.expectSilence();
});

test('delivers free from ৳2000 and offers cash alone', async ({ page, request }) => {
  await atCheckout(page, request, { price: 1000, quantity: 2, saved: false });
  await expect(main(page)).toContainText('DeliveryFree');
  await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /bKash.*Coming Soon/ })).toBeDisabled();
  await expect(main(page).getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
});

test('fills in the default address, places the order, and keeps a new address as the default', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { customer } = await atCheckout(page, request);
  await expect(page.getByLabel('Full Name')).toHaveValue(homeInDhaka.fullName);
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Dhaka');
  await page.getByLabel('Phone Number').fill('+88 ০১৮১২ ৩৪৫৬৭৮');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
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
  watched.expectSilence();
});

test('without an order the confirmation goes home after 3 seconds', async ({ page }) => {
  await page.goto('/order-success');
  await expect(page.getByRole('heading', { name: 'No order to show' })).toBeVisible();
  await page.waitForURL('/', { timeout: 5000 });
});

test('shows fresh figures where prices have changed, and asks again', async ({ page, request }) => {
  const { customer, good } = await atCheckout(page, request);
  await changeGood(request, good, { price: 640 });
  await placeButton(page).click();
  await expect(main(page).getByText('Prices have changed. Please review your order.')).toBeVisible();
  await expect(main(page)).toContainText('৳700');
  expect(await ordersOf(request, customer)).toHaveLength(0);
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect((await ordersOf(request, customer))[0]?.totalPrice).toBe(700);
});

test('says so where all of it was sold meanwhile, and keeps what was typed', async ({ page, request }) => {
  const watched = await watchPage(page);
  const { customer, good } = await atCheckout(page, request);
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  await changeGood(request, good, { stock: 0 });
  watched.expectSilence();
  await placeButton(page).click();
  await expect(main(page).getByText(`Only 0 left in stock: ${good.name}`)).toBeVisible();
  await expect(main(page)).toContainText('There is nothing left to order here.');
  await expect(placeButton(page)).toBeHidden();
  await watched.expectAccessible();
  expect(await ordersOf(request, customer)).toHaveLength(0);
  await changeGood(request, good, { stock: 3 });
  await main(page).getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('link', { name: /Checkout/ }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
});

test('keeps what was typed over a reload, until it is ordered or its writer signs out', async ({
  page,
  request,
}) => {
  await atCheckout(page, request);
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
  const keptByTab = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await typeAndReload();
  expect(await keptByTab()).toContain('Rokeya');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await keptByTab()).not.toContain('Rokeya');
});

test('a saved address fills the fields, and says so until they are changed', async ({ page, request }) => {
  const { customer } = await atCheckout(page, request);
  await saveAddress(request, customer, { fullName: 'Ammu', district: 'Jessore', thana: 'Sharsha' });
  await page.reload();
  const saved = page.getByLabel('Use a saved address');
  await expect(saved.locator('option:checked')).toHaveText(/Dhaka$/);
  await saved.selectOption({ label: 'Ammu, Sharsha, Jashore' });
  await expect(page.getByLabel('Full Name')).toHaveValue('Ammu');
  await expect(page.getByRole('combobox', { name: 'Thana/Upazila' })).toHaveValue('Sharsha');
  await expect(main(page)).toContainText('৳620');
  await page.getByLabel('Full Name').fill('Abbu');
  await expect(saved.locator('option:checked')).toHaveText('Another address, as typed');
});

test('signing out in another tab forgets what was typed here', async ({ page, request, context }) => {
  await atCheckout(page, request);
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'Rokeya',
  );
});

test('an order placed in one tab is not placed again in another', async ({ page, request, context }) => {
  const { customer } = await atCheckout(page, request);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(placeButton(other)).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  await expect(main(other)).toContainText('There is nothing left to order here.');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('explains short stock and goes on with what is left', async ({ page, request }) => {
  const { customer, good } = await atCheckout(page, request, { quantity: 4 });
  await changeGood(request, good, { stock: 1 });
  await placeButton(page).click();
  await expect(main(page).getByText(`Only 1 left in stock: ${good.name}`)).toBeVisible();
  await expect(main(page)).toContainText('1 × ৳500');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect((await ordersOf(request, customer))[0]?.totalPrice).toBe(560);
});

test('two clicks make one order', async ({ page, request }) => {
  const { customer } = await atCheckout(page, request);
  await placeButton(page).dblclick();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('a lost answer makes one order, also where the address is changed before trying again', async ({
  page,
  request,
}) => {
  const { customer } = await atCheckout(page, request);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(main(page).getByText('Failed to place order. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(homeInDhaka.fullName);
  await page.unroute('**/api/orders');
  await page.getByLabel('Address').fill('House 5, Road 7');
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('an order whose answer was lost is found again after a reload', async ({ page, request }) => {
  const { customer } = await atCheckout(page, request);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(main(page).getByText('Failed to place order. Please try again.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/order-success');
  const orders = await ordersOf(request, customer);
  expect(orders).toHaveLength(1);
  await expect(main(page)).toContainText(orders[0]?.orderNumber ?? '?');
});

test('without a network all that was typed stays, and goes on when it is back', async ({
  page,
  request,
  context,
}) => {
  const { customer } = await atCheckout(page, request);
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(main(page).getByText('Failed to place order. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
  await context.setOffline(false);
  await placeButton(page).click();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});
