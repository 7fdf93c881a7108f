/** Everything that opens over a page or appears in it is as accessible as the page itself. */
import { expect, type Page } from '@playwright/test';
import { findBangles, findPlainProduct, findProduct } from '../catalogue.ts';
import { openAsCustomer, registerCustomer, storeSession } from '../customers.ts';
import { addToCart, createProduct, storeGuestCart } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a full-screen photo is accessible, whole and zoomed', async ({ page, request }) => {
  const watched = await watchPage(page);
  const product = await findProduct(request, '', ({ images }) => images.length > 1);
  await page.goto(`/products/${product._id}`);
  await page.getByRole('button', { name: /^Enlarge photo 1/ }).click();
  const viewer = page.getByRole('dialog', { name: product.name });
  const photo = viewer.getByRole('button', { name: 'Zoom in' });
  await expect(photo).toBeVisible();
  const whole = await photo.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(whole?.width).toBeGreaterThan(Math.min(width, height) * 0.75);
  await watched.expectAccessible();
  await photo.click();
  const widthNow = async () =>
    (await viewer.getByRole('button', { name: 'Zoom out' }).boundingBox())?.width ?? 0;
  await expect.poll(widthNow).toBeGreaterThan((whole?.width ?? 0) * 1.9);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('search suggestions are accessible, on a phone and on a desktop', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/faq');
  if (!isWide(page)) await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('banner').getByRole('combobox').pressSequentially('gold');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('the menu with its categories is accessible', async ({ page }) => {
  test.skip(isWide(page), 'a phone’s menu');
  const watched = await watchPage(page);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Categories').click();
  await expect(menu.getByRole('link', { name: 'Rings', exact: true })).toBeVisible();
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('the user menu is accessible', async ({ page, request }) => {
  test.skip(!isWide(page), 'the menu of a desktop');
  const watched = await watchPage(page);
  await openAsCustomer(page, request);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Nusrat Jahan' }).click();
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
  await watched.expectAccessible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Nusrat Jahan' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  watched.expectNoConsoleOutput();
});

test('the question before the cart is cleared is accessible', async ({ page, request }) => {
  const watched = await watchPage(page);
  await storeGuestCart(page, await createProduct(request));
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Are you sure you want to clear your cart?')).toBeVisible();
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('a toast is accessible and covers no control that is pressed next', async ({ page, request }) => {
  const watched = await watchPage(page);
  const { name, _id } = await findPlainProduct(request);
  await openAsCustomer(page, request);
  await page.goto(`/products/${_id}`);
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await add.click();
  const toast = toastWithText(page, `${name} has been added to your cart`);
  await expect(toast).toBeVisible();
  // Found by its role, as a screen reader finds it.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await watched.expectAccessible();
  const notifications = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  if (isWide(page)) {
    const buy = await page.getByRole('button', { name: 'Buy Now', exact: true }).boundingBox();
    const chat = await page.getByRole('link', { name: 'Chat with us' }).boundingBox();
    const end = (notifications?.x ?? 0) + (notifications?.width ?? 0);
    expect(end).toBeLessThanOrEqual(Math.min(buy?.x ?? 0, chat?.x ?? 0));
  } else {
    expect((notifications?.y ?? 0) + (notifications?.height ?? 0)).toBeLessThan(
      (page.viewportSize()?.height ?? 0) / 2,
    );
  }
  watched.expectNoConsoleOutput();
});

test('the district list of the checkout is accessible', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request), 1);
  await storeSession(page, customer);
  await page.goto('/checkout');
  await page.getByRole('combobox', { name: 'District' }).fill('Ch');
  await page.getByRole('option', { name: /Chattogram/ }).click({ trial: true });
  await watched.expectAccessible();
  await page.getByRole('option', { name: /Chattogram/ }).click();
  await page.getByRole('combobox', { name: 'Thana/Upazila' }).fill('Pa');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('form errors are accessible', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await watched.expectAccessible();
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await watched.expectAccessible();
  await page.goto('/track');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('the error of a product that failed to load is accessible', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/products?category=rings');
  await page.route('**/products/*.data?*', (route) => route.abort());
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible();
  await watched.expectAccessible();
});

test('the filter drawer is accessible, and Escape returns the focus', async ({ page }) => {
  test.skip(isWide(page), 'a phone’s way to the filters');
  const watched = await watchPage(page);
  await page.goto('/products');
  const open = page.getByRole('button', { name: /^Filters/ });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await watched.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  watched.expectNoConsoleOutput();
});

test('a product is accessible after a choice, with each tab open', async ({ page, request }) => {
  const watched = await watchPage(page);
  const bangles = await findBangles(request);
  await page.goto(`/products/${bangles._id}`);
  for (const legend of [/^Size/, /^Color/]) {
    const choices = page.getByRole('group', { name: legend });
    await choices
      .locator('label', { has: page.locator('input:enabled') })
      .first()
      .click();
    await expect(choices.locator('input:checked')).toHaveCount(1);
  }
  for (const tab of ['Description', 'Specifications']) {
    await page.getByRole('tab', { name: tab }).click();
    await watched.expectAccessible();
  }
  watched.expectNoConsoleOutput();
});
