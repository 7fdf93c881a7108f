/** What menus and dialogs of the shop load: never the scripts of the admin area. */
import { expect, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { createProduct, moveOrder, placeOrder } from '../shopData.ts';
import { test } from '../shopTest.ts';

/** The names of the scripts that the page requests from now on. */
function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const ofAdmins = (scripts: readonly string[]) => scripts.filter((path) => path.startsWith('/assets/admin-'));

test('the account menu, an order and a review load no script of the admin area', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  const order = await placeOrder(request, customer, product);
  await moveOrder(request, order._id, 'delivered');
  await storeSession(page, customer);
  const scripts = requestedScripts(page);

  // Wide screens load the account menu at once.
  await page.goto('/account?tab=orders', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /View details/ }).click();
  await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('link', { name: `Review ${product.name}` })
    .click();
  await expect(page.getByRole('dialog', { name: 'Write a Review' })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(0);
  expect(ofAdmins(scripts)).toEqual([]);
});

test('a sold-out product loads no script of the admin area', async ({ page, request }) => {
  const product = await createProduct(request, { stock: 0 });
  const scripts = requestedScripts(page);
  await page.goto(`/products/${product._id}`);
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(ofAdmins(scripts)).toEqual([]);
});
