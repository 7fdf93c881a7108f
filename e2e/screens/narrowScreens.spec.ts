/**
 * Every open state of the storefront fits a phone's screen with touch. The pages themselves are in everyPage.spec.ts.
 */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findBangles, findProduct, listProducts } from '../catalogue.ts';
import { registerCustomer, storeSession } from '../customers.ts';
import { addToCart, createProduct, dhakaAddress, moveOrder, placeOrder, saveAddress } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { expectWithinScreen } from '../withinScreen.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const longName =
  'Handwoven Anarkali Ensemble of Mirrorwork Kundan Jhumka and Adjustable Payel in Antique Gold';
const unbrokenName = 'NusratJahanChowdhuryOfTheVeryLongNameWithoutASingleSpaceInIt';

test.beforeEach(async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a phone’s screen');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Opens one discounted product after the other, as a shopper does. */
async function viewDiscounted(page: Page, request: APIRequestContext, count: number): Promise<void> {
  const discounted = (await listProducts(request))
    .filter(({ price, originalPrice }) => (originalPrice ?? 0) > price)
    .slice(0, count);
  expect(discounted).toHaveLength(count);
  for (const { _id } of discounted) {
    await page.goto(`/products/${_id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kakon.recentlyViewed') ?? ''))
      .toContain(_id);
  }
}

test('the buy bar is still at the bottom of the screen after eight discounted products', async ({
  page,
  request,
}) => {
  await viewDiscounted(page, request, 8);
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')).toHaveCount(6);
  await expectWithinScreen(page);
  const { height = 0 } = page.viewportSize() ?? {};
  const bar = await page.getByRole('group', { name: 'Buy' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(height);
  await expect(page.getByRole('link', { name: 'Chat with us' })).toBeInViewport({ ratio: 1 });
});

test('a product’s reviews, size guide and photos fit', async ({ page, request }) => {
  const reviewed = await findProduct(request, '', ({ numReviews }) => numReviews > 5);
  await page.goto(`/products/${reviewed._id}`);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expectWithinScreen(page);
  await page.getByRole('button', { name: /^Enlarge photo 1/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expectWithinScreen(page);
  await page.goto(`/products/${(await findBangles(request))._id}`);
  await page.getByRole('button', { name: 'How to measure' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectWithinScreen(page);
});

test('the filters, the menu and the suggestions fit', async ({ page }) => {
  await page.goto('/products?category=bangles');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expectWithinScreen(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog(page).getByText('Categories').click();
  await expectWithinScreen(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('banner').getByRole('combobox').pressSequentially('gold');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await expectWithinScreen(page);
});

test('an account with orders, and an open order, fit', async ({ page, request }) => {
  const customer = await registerCustomer(request, unbrokenName);
  await saveAddress(request, customer, { fullName: unbrokenName, thana: unbrokenName });
  const product = await createProduct(request, { name: longName });
  const to = { ...dhakaAddress, fullName: unbrokenName };
  const first = await placeOrder(request, customer, product, 2, to);
  await moveOrder(request, first._id, 'delivered');
  await placeOrder(request, customer, product);
  await storeSession(page, customer);
  for (const tab of ['profile', 'addresses', 'orders', 'reviews']) {
    await page.goto(`/account?tab=${tab}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectWithinScreen(page);
  }
  await page.getByRole('link', { name: /^Write Review/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expectWithinScreen(page);
  await page.goto('/account?tab=addresses');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectWithinScreen(page);
  await page.goto(`/account?tab=orders&order=${first._id}`);
  await expect(dialog(page)).toBeVisible();
  await expectWithinScreen(page);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByText(unbrokenName)).toBeInViewport({ ratio: 1 });
});

test('a product whose reviewer has a long name fits', async ({ page, request }) => {
  const customer = await registerCustomer(request, unbrokenName.slice(0, 50));
  const product = await createProduct(request);
  const { _id: orderId } = await placeOrder(request, customer, product);
  await moveOrder(request, orderId, 'delivered');
  const response = await request.post('/api/reviews', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { productId: product._id, orderId, rating: 5, title: unbrokenName, comment: unbrokenName },
  });
  expect(response.status(), await response.text()).toBe(201);
  await page.goto(`/products/${product._id}`);
  await page.getByText(customer.name, { exact: true }).scrollIntoViewIfNeeded();
  await expectWithinScreen(page);
});

test('a cart with long names, its question before clearing, and the checkout fit', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request, unbrokenName);
  await saveAddress(request, customer, { fullName: unbrokenName });
  for (const name of [longName, unbrokenName, 'সোনালি রঙের হাতে গাঁথা মালা আর কানের দুলের বিয়ের সম্পূর্ণ সেট']) {
    await addToCart(request, customer, await createProduct(request, { name, price: 98_765 }), 9);
  }
  await storeSession(page, customer);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
  await expectWithinScreen(page);
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 240, height: 400 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);
  if (phone) await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectWithinScreen(page);
  await page.goto('/checkout');
  await page.getByLabel('Full Name').fill('');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectWithinScreen(page);
});

test('unknown pages and a product that failed to load fit', async ({ page }) => {
  for (const path of ['/nowhere', '/products/0199c5b2-0000-7000-8000-00000000dead']) {
    await page.goto(path);
    await expectWithinScreen(page);
  }
  await page.goto('/products?category=rings');
  await page.route('**/products/*.data?*', (route) => route.abort());
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible();
  await expectWithinScreen(page);
});
