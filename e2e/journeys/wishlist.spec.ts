import { expect, type Page } from '@playwright/test';
import { findBangles, findPlainProduct } from '../catalogue.ts';
import { openAsCustomer, registerCustomer, storeSession } from '../customers.ts';
import { createProduct, deleteProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();

test('a guest saves a product, finds it again and removes it', async ({ page, request }) => {
  const watched = await watchPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [product, bangles] = [await findPlainProduct(request), await findBangles(request)];
  for (const { _id, name } of [product, bangles]) {
    await page.goto(`/products/${_id}`);
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(toastWithText(page, 'Saved to your wishlist')).toBeVisible();
  await page.goto('/wishlist');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([bangles.name, product.name]);
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  await heart(page, bangles.name).click();
  await expect(cards).toHaveCount(1);
  await heart(page, product.name).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('login adds the guest’s saved products to the account', { tag: '@all' }, async ({ page, request }) => {
  const product = await findPlainProduct(request);
  await page.goto(`/products/${product._id}`);
  await heart(page, product.name).click();
  const customer = await openAsCustomer(page, request);
  await page.goto('/wishlist');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([product.name]);
  const headers = { authorization: `Bearer ${customer.token}` };
  const savedProducts = async () =>
    (await (await request.get('/api/wishlist', { headers })).json()) as { _id: string }[];
  expect((await savedProducts()).map(({ _id }) => _id)).toEqual([product._id]);
  await heart(page, product.name).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect.poll(savedProducts).toEqual([]);
});

test('a refused save resets the heart', async ({ page, request }) => {
  const product = await findPlainProduct(request);
  await openAsCustomer(page, request);
  await page.goto(`/products/${product._id}`);
  const refusal = { message: 'Your wishlist is full', code: 'wishlistFull' };
  await page.route(`**/api/wishlist/${product._id}`, (route) =>
    route.fulfill({ status: 409, json: refusal }),
  );
  await heart(page, product.name).click();
  await expect(toastWithText(page, 'Your wishlist is full')).toBeVisible();
  await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'false');
});

test('a change in another tab shows, also on the page of the wishlist', { tag: '@all' }, async ({
  page,
  request,
  context,
}) => {
  const [product, bangles] = [await findPlainProduct(request), await findBangles(request)];
  const other = await context.newPage();
  const expectInStep = async () => {
    await page.goto('/wishlist');
    await other.goto(`/products/${product._id}`);
    await heart(other, product.name).click();
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(product.name, {
      timeout: 10_000,
    });
    await page.goto(`/products/${product._id}`);
    await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
    await heart(other, product.name).click();
    await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'false', { timeout: 10_000 });
  };
  await expectInStep();
  const customer = await openAsCustomer(page, request);
  const headers = { authorization: `Bearer ${customer.token}` };
  await request.put(`/api/wishlist/${bangles._id}`, { headers });
  await expectInStep();
});

test('a product that the shop no longer sells is named, and can be removed', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const product = await createProduct(request);
  await page.goto(`/products/${product._id}`);
  await heart(page, product.name).click();
  await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
  const customer = await registerCustomer(request);
  const headers = { authorization: `Bearer ${customer.token}` };
  await request.put(`/api/wishlist/${product._id}`, { headers });
  await deleteProduct(request, product);
  const watched = await watchPage(page);
  const gone = page.getByRole('region', { name: 'No longer available' });
  const expectRemovable = async (name: string) => {
    await page.goto('/wishlist');
    await expect(gone).toContainText(name);
    await watched.expectAccessible();
    await watched.expectNoLayoutShift();
    await gone.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  };
  await expectRemovable('A product that you saved');
  await storeSession(page, customer);
  await expectRemovable(product.name);
  watched.expectNoConsoleOutput();
});
