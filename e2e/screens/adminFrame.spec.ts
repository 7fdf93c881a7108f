/** The frame of the admin pages: how much of the screen it takes, its search, and the keyboard. */
import { expect, type Page } from '@playwright/test';
import { createRing, newAdminSession, openAsAdmin, placeOrder } from '../admin.ts';
import { registerCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const searchBox = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search orders, products and customers' });

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Of the line that holds the title and its buttons. */
const titleTop = async (page: Page) => (await title(page).locator('..').boundingBox())?.y ?? Number.NaN;

test('the frame leaves the screen to the page, and holds nothing of the shop', async ({ page, request }, {
  project,
}) => {
  await openAsAdmin(page, request);
  const sizes = project.name === 'phone' ? [{ width: 390, most: 104 }] : [{ width: 1280, most: 56 }];
  for (const { width, most } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin', '/admin/orders', '/admin/settings']) {
      await page.goto(path);
      await expect(title(page)).not.toHaveText('Loading');
      expect(await titleTop(page), `${path} at ${width} pixels`).toBeLessThanOrEqual(most);
    }
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kakon, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the account menu logs out at every width', async ({ page, request }) => {
  await openAsAdmin(page, request, await newAdminSession(request));
  await page.goto('/admin/users');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('the account menu leads to the same page in the other language and back, with its filters', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/orders?status=shipped');
  for (const [language, address] of [
    ['বাংলা', '/bn/admin/orders?status=shipped'],
    ['English', '/admin/orders?status=shipped'],
  ] as const) {
    await page.getByRole('banner').getByRole('button').last().click();
    await watched.expectAccessible();
    await page.getByRole('menuitem', { name: language }).click();
    await expect(page).toHaveURL(address);
  }
});

test('the search finds orders, products and customers, by keyboard', async ({ page, request }) => {
  const watched = await watchPage(page);
  const product = await createRing(request);
  const customer = await registerCustomer(request, 'Tahmina Sultana');
  const { orderNumber, recipient } = await placeOrder(request, undefined, { product, customer });
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');

  const box = searchBox(page);
  await box.fill(orderNumber.slice(2));
  const options = page.getByRole('listbox', { name: 'Matches' }).getByRole('option');
  await expect(options).toHaveText([
    new RegExp(`${orderNumber}, ${recipient}Dhanmondi, Dhaka · Pending`),
    `All orders with “${orderNumber.slice(2)}”`,
  ]);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await watched.expectAccessible();
  await box.press('Enter');
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await box.fill(product.name);
  await expect(options).toHaveText([new RegExp(product.name)]);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();

  await box.fill(customer.email);
  await options.filter({ hasText: 'Tahmina Sultana' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tahmina Sultana' })).toBeVisible();
  await expect(box).toHaveValue('');

  await box.fill('nosuchthing');
  await expect(page.getByText('No orders, products or customers match “nosuchthing”.')).toBeVisible();
  await watched.expectAccessible();
  await box.press('Enter');
  await expect(page).toHaveURL('/admin/orders?search=nosuchthing');
  watched.expectNoConsoleOutput();
});

test('the keyboard skips the frame', async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/orders');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
