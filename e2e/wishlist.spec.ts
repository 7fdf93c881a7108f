import { expect, type Page } from '@playwright/test';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { plainGoods, plentifulBangles } from './shelf.ts';
import { test } from './shopTest.ts';
import { notified, watchPage } from './watchPage.ts';

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();

test('a guest saves, finds it again and lets it go', async ({ page, request }) => {
  const watched = await watchPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [goods, bangles] = [await plainGoods(request), await plentifulBangles(request)];
  for (const { _id, name } of [goods, bangles]) {
    await page.goto(`/products/${_id}`);
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(notified(page, 'Saved to your wishlist')).toBeVisible();
  await page.goto('/wishlist');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([bangles.name, goods.name]);
  await watched.expectAccessible();
  await watched.expectStillness();
  await heart(page, bangles.name).click();
  await expect(cards).toHaveCount(1);
  await heart(page, goods.name).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await watched.expectAccessible();
  watched.expectSilence();
});

test('what a guest saved goes with the account at sign-in', async ({ page, request }) => {
  const goods = await plainGoods(request);
  await page.goto(`/products/${goods._id}`);
  await heart(page, goods.name).click();
  const customer = await registerCustomer(request);
  await alreadySignedIn(page, customer);
  await page.goto('/wishlist');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([goods.name]);
  const headers = { authorization: `Bearer ${customer.token}` };
  const kept = async () =>
    (await (await request.get('/api/wishlist', { headers })).json()) as { _id: string }[];
  expect((await kept()).map(({ _id }) => _id)).toEqual([goods._id]);
  await heart(page, goods.name).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect.poll(kept).toEqual([]);
});

test('a heart turns back where the server refuses', async ({ page, request }) => {
  const goods = await plainGoods(request);
  await alreadySignedIn(page, await registerCustomer(request));
  await page.goto(`/products/${goods._id}`);
  const refusal = { message: 'Your wishlist is full', code: 'wishlistFull' };
  await page.route(`**/api/wishlist/${goods._id}`, (route) => route.fulfill({ status: 409, json: refusal }));
  await heart(page, goods.name).click();
  await expect(notified(page, 'Your wishlist is full')).toBeVisible();
  await expect(heart(page, goods.name)).toHaveAttribute('aria-pressed', 'false');
});
