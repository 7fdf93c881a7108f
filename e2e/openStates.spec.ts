/** What opens over a page, or appears in it, is as open to everybody as the page itself. */
import { expect, type Page } from '@playwright/test';
import { customerHas, guestHas, makeGood } from './goods.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { findGoods, plainGoods } from './shelf.ts';
import { test } from './shopTest.ts';
import { notified, watchPage } from './watchPage.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a photo that fills the screen, whole and closer', async ({ page, request }) => {
  const watched = await watchPage(page);
  const goods = await findGoods(request, '', ({ images }) => images.length > 1);
  await page.goto(`/products/${goods._id}`);
  await page.getByRole('button', { name: /^Enlarge photo 1/ }).click();
  const viewer = page.getByRole('dialog', { name: goods.name });
  const photo = viewer.getByRole('button', { name: 'Look closer' });
  await expect(photo).toBeVisible();
  const whole = await photo.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(whole?.width).toBeGreaterThan(Math.min(width, height) * 0.75);
  await watched.expectAccessible();
  await photo.click();
  const closer = await viewer.getByRole('button', { name: 'Show the whole photo' }).boundingBox();
  expect(closer?.width).toBeGreaterThan((whole?.width ?? 0) * 1.9);
  await watched.expectAccessible();
  watched.expectSilence();
});

test('what is suggested while one types, on a phone and on a desk', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/faq');
  if (!isWide(page)) await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('banner').getByRole('combobox').pressSequentially('gold');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await watched.expectAccessible();
  watched.expectSilence();
});

test('the menu with its categories', async ({ page }) => {
  test.skip(isWide(page), 'a phone’s menu');
  const watched = await watchPage(page);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Categories').click();
  await expect(menu.getByRole('link', { name: 'Rings', exact: true })).toBeVisible();
  await watched.expectAccessible();
  watched.expectSilence();
});

test('the menu of somebody signed in', async ({ page, request }) => {
  test.skip(!isWide(page), 'a desk’s menu');
  const watched = await watchPage(page);
  await alreadySignedIn(page, await registerCustomer(request));
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
  watched.expectSilence();
});

test('a question before the cart is emptied', async ({ page, request }) => {
  const watched = await watchPage(page);
  await guestHas(page, await makeGood(request));
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Are you sure you want to clear your cart?')).toBeVisible();
  await watched.expectAccessible();
  watched.expectSilence();
});

test('a toast, which lies on nothing that is pressed next', async ({ page, request }) => {
  const watched = await watchPage(page);
  const { name, _id } = await plainGoods(request);
  await alreadySignedIn(page, await registerCustomer(request));
  await page.goto(`/products/${_id}`);
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await add.click();
  const toast = notified(page, `${name} has been added to your cart`);
  await expect(toast).toBeVisible();
  // By role, so as somebody finds it who hears the page.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await watched.expectAccessible();
  const said = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  if (isWide(page)) {
    const buy = await page.getByRole('button', { name: 'Buy Now', exact: true }).boundingBox();
    const chat = await page.getByRole('link', { name: 'Chat with us' }).boundingBox();
    const end = (said?.x ?? 0) + (said?.width ?? 0);
    expect(end).toBeLessThanOrEqual(Math.min(buy?.x ?? 0, chat?.x ?? 0));
  } else {
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }
  watched.expectSilence();
});

test('the districts of the checkout', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  await customerHas(request, customer, await makeGood(request), 1);
  await alreadySignedIn(page, customer);
  await page.goto('/checkout');
  await page.getByRole('combobox', { name: 'District' }).fill('Ch');
  await page.getByRole('option', { name: /Chattogram/ }).click({ trial: true });
  await watched.expectAccessible();
  await page.getByRole('option', { name: /Chattogram/ }).click();
  await page.getByRole('combobox', { name: 'Thana/Upazila' }).fill('Pa');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await watched.expectAccessible();
  watched.expectSilence();
});

test('what is wrong in a form', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await watched.expectAccessible();
  await page.goto('/track');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await watched.expectAccessible();
  watched.expectSilence();
});

test('a product that did not come', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/products?category=rings');
  await page.route('**/api/products/*', (route) => route.abort());
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible();
  await watched.expectAccessible();
});
