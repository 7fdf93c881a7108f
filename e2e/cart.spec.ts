import { expect, type Page } from '@playwright/test';
import { changeGood, customerHas, guestHas, makeGood, saveAddress, takeOutOfShop } from './goods.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

const quantityOf = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

test('an empty cart leads to the shop', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
    'href',
    '/products',
  );
  await watched.expectAccessible();
  watched.expectSilence();
});

test("a guest's cart counts, and says how far free delivery is", async ({ page, request }) => {
  const watched = await watchPage(page);
  const good = await makeGood(request, { price: 550 });
  await guestHas(page, good, { quantity: 3 });
  await page.goto('/cart');
  await expect(summary(page)).toContainText('৳350 more for free delivery');
  await expect(summary(page)).toContainText('৳60 in Dhaka, ৳120 elsewhere');
  await expect(summary(page)).toContainText('৳1,650');
  await watched.expectStillness();
  await watched.expectAccessible();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantityOf(page)).toHaveValue('4');
  await expect(summary(page)).toContainText('Your order is delivered free');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  await page.reload();
  await expect(quantityOf(page)).toHaveValue('4');
  await page.getByRole('button', { name: `Remove ${good.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  watched.expectSilence();
});

test('clears after asking', async ({ page, request }) => {
  await guestHas(page, await makeGood(request));
  await page.goto('/cart');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to clear your cart?' });
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear Cart' });
  await clear.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(quantityOf(page)).toBeVisible();
  await clear.click();
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
});

test('shows today’s price and says that it has changed', async ({ page, request }) => {
  await guestHas(page, await makeGood(request, { price: 700 }), { price: 650 });
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('The price of this item has changed');
  await expect(summary(page)).toContainText('৳700');
});

test('leads guests to sign in and back, and everybody on', async ({ page, request }) => {
  await guestHas(page, await makeGood(request));
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
  await expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=/cart');
});

test('knows the fee of the default address, and asks for one where there is none', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await customerHas(request, customer, await makeGood(request));
  await alreadySignedIn(page, customer);
  await page.goto('/cart');
  await expect(summary(page).getByRole('link', { name: 'Add Address' })).toHaveAttribute(
    'href',
    /^\/account/,
  );
  await saveAddress(request, customer, { district: 'Sylhet', thana: 'Beanibazar' });
  await page.reload();
  await expect(summary(page)).toContainText('Beanibazar, Sylhet');
  await expect(summary(page)).toContainText('৳120');
  await expect(summary(page)).toContainText('৳620');
});

test('takes a change back that is refused, and says why', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const good = await makeGood(request, { stock: 5 });
  await customerHas(request, customer, good, 2);
  await alreadySignedIn(page, customer);
  await page.goto('/cart');
  await expect(quantityOf(page)).toHaveValue('2');
  await changeGood(request, good, { stock: 2 });
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(toasts(page)).toContainText('Only 2 left in stock');
  await expect(quantityOf(page)).toHaveValue('2');

  await page.route('**/api/cart/remove/**', (route) => route.abort());
  await page.getByRole('button', { name: `Remove ${good.name}` }).click();
  await expect(toasts(page)).toContainText('Failed to remove item. Please try again.');
  await expect(quantityOf(page)).toHaveValue('2');
});

test('lists what has left the shop, but does not charge it', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const [gone, short] = [await makeGood(request), await makeGood(request, { price: 300 })];
  await customerHas(request, customer, gone);
  await customerHas(request, customer, short, 4);
  await takeOutOfShop(request, gone);
  await changeGood(request, short, { stock: 3 });
  await alreadySignedIn(page, customer);
  const watched = await watchPage(page);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('This item is no longer available');
  await expect(page.getByRole('main')).toContainText('Only 3 left in stock');
  await expect(summary(page)).toContainText('Subtotal (3 items)৳900');
  await watched.expectAccessible();
});

test('says so when the cart does not come, and tries again', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await customerHas(request, customer, await makeGood(request));
  await alreadySignedIn(page, customer);
  await page.route('**/api/cart', (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Failed to fetch cart' })).toBeVisible();
  await page.unroute('**/api/cart');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(quantityOf(page)).toBeVisible();
});
