import { expect, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import {
  addToCart,
  createProduct,
  deleteProduct,
  saveAddress,
  storeGuestCart,
  updateProduct,
} from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const quantityOf = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

test('an empty cart links to the shop', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
    'href',
    '/products',
  );
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('a guest cart shows its count and the amount left to free delivery', async ({ page, request }) => {
  const watched = await watchPage(page);
  const product = await createProduct(request, { price: 550 });
  await storeGuestCart(page, product, { quantity: 3 });
  await page.goto('/cart');
  await expect(summary(page)).toContainText('৳350 more for free delivery');
  await expect(summary(page)).toContainText('৳60 in Dhaka, ৳120 elsewhere');
  await expect(summary(page).getByText('Total before delivery')).toBeVisible();
  await expect(summary(page)).toContainText('৳1,650');
  await watched.expectNoLayoutShift();
  await watched.expectAccessible();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantityOf(page)).toHaveValue('4');
  await expect(summary(page)).toContainText('You get free delivery');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  await page.reload();
  await expect(quantityOf(page)).toHaveValue('4');
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  watched.expectNoConsoleOutput();
});

test('the cart is cleared after a question', async ({ page, request }) => {
  await storeGuestCart(page, await createProduct(request));
  await page.goto('/cart');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to clear your cart?' });
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear Cart' });
  await clear.click();
  await question.getByRole('button', { name: 'Keep items' }).click();
  await expect(question).toBeHidden();
  await expect(quantityOf(page)).toBeVisible();
  await clear.click();
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
});

test('a line shows the current price and says that it has changed', async ({ page, request }) => {
  await storeGuestCart(page, await createProduct(request, { price: 700 }), { price: 650 });
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('The price of this item has changed');
  await expect(summary(page)).toContainText('৳700');
});

test('the cart links to login with the way back, to the shop and to the checkout', async ({
  page,
  request,
}) => {
  await storeGuestCart(page, await createProduct(request));
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
  await expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  await main.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=/cart');
});

test('the cart shows the fee for the default address, and asks for an address if there is none', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request));
  await storeSession(page, customer);
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

test('a change in another tab or on another device shows, and a tap overwrites nothing of it', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { stock: 9 });
  await addToCart(request, customer, product);
  await storeSession(page, customer);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    await expect(quantityOf(tab)).toHaveValue('1');
  }
  const oneMore = (tab: Page) => tab.getByRole('button', { name: 'One more' });

  await addToCart(request, customer, product, 3);
  await oneMore(page).click();
  await expect(toasts(page)).toContainText('This quantity was changed in another tab or on another device.');
  await expect(quantityOf(page)).toHaveValue('4');
  await oneMore(page).click();
  await expect(quantityOf(page)).toHaveValue('5');

  await expect(quantityOf(other)).toHaveValue('5', { timeout: 10_000 });
  await oneMore(other).click();
  await expect(quantityOf(page)).toHaveValue('6');

  await addToCart(request, customer, product);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(quantityOf(page)).toHaveValue('7');
});

test('a refused change is undone and shows the reason', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { stock: 5 });
  await addToCart(request, customer, product, 2);
  await storeSession(page, customer);
  await page.goto('/cart');
  await expect(quantityOf(page)).toHaveValue('2');
  await updateProduct(request, product, { stock: 2 });
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(toasts(page)).toContainText('Only 2 left in stock');
  await expect(quantityOf(page)).toHaveValue('2');

  await page.route('**/api/cart/remove/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(toasts(page)).toContainText('Failed to remove item. Please try again.');
  await expect(quantityOf(page)).toHaveValue('2');
});

test('a product whose first response was lost is saved on the phone, and added once', {
  tag: '@all',
}, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  await storeSession(page, customer);
  await page.goto(`/products/${product._id}`);
  await page.route('**/api/cart/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(toasts(page)).toContainText('is saved on this phone');
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await page.unroute('**/api/cart/add');
  await page.goto('/cart');
  await expect(quantityOf(page)).toHaveValue('1');
  await expect(page.getByRole('main').getByText('Saved on this phone')).toHaveCount(0);
});

test('deleted products are listed but not charged', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const [gone, short] = [await createProduct(request), await createProduct(request, { price: 300 })];
  await addToCart(request, customer, gone);
  await addToCart(request, customer, short, 4);
  await deleteProduct(request, gone);
  await updateProduct(request, short, { stock: 3 });
  await storeSession(page, customer);
  const watched = await watchPage(page);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('This item is no longer available');
  await expect(page.getByRole('main')).toContainText('Only 3 left in stock');
  await expect(summary(page)).toContainText('Subtotal (3 items)৳900');
  await watched.expectAccessible();
});

test('a cart that fails to load shows an error and can be retried', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request));
  await storeSession(page, customer);
  await page.route('**/api/cart', (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Failed to fetch cart' })).toBeVisible();
  await page.unroute('**/api/cart');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(quantityOf(page)).toBeVisible();
});
