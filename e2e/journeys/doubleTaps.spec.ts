/** Whoever taps twice means one thing: the second tap must not hit what has moved below the finger meanwhile. */
import { expect, type Locator, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { addToCart, createProduct, ordersOf, saveAddress } from '../shopData.ts';
import { test } from '../shopTest.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'fingers tap phones');

const main = (page: Page) => page.getByRole('main');

/** Between two taps of one finger. In milliseconds. */
const PAUSE_MS = 150;

async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(PAUSE_MS);
  await page.touchscreen.tap(x, y);
}

test('one line leaves the cart and one item what was saved for later', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  for (let count = 0; count < 5; count += 1)
    await addToCart(request, customer, await createProduct(request), 1);
  await storeSession(page, customer);
  await page.goto('/cart');
  const lines = main(page).getByRole('button', { name: /^Remove Test/ });
  await expect(lines).toHaveCount(5);
  await tapTwice(page, lines.first());
  await expect(lines).toHaveCount(4);
  const later = main(page).getByRole('button', { name: /^Save for later/ });
  await tapTwice(page, later.first());
  await expect(lines).toHaveCount(3);
  await later.first().click();
  await expect(lines).toHaveCount(2);
  const saved = main(page).getByRole('button', { name: /^Remove saved/ });
  await expect(saved).toHaveCount(2);
  await tapTwice(page, saved.first());
  await expect(saved).toHaveCount(1);
  // What a tap too many did shows up only after its response.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(lines).toHaveCount(2);
  await expect(saved).toHaveCount(1);
});

test('one product leaves the wishlist', { tag: '@all' }, async ({ page, request }) => {
  for (let count = 0; count < 2; count += 1) {
    const product = await createProduct(request);
    await page.goto(`/products/${product._id}`);
    await main(page)
      .getByRole('button', { name: `Save ${product.name}`, exact: true })
      .first()
      .click();
  }
  await page.goto('/wishlist');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(2);
  await tapTwice(page, cards.first().getByRole('button', { name: /^Save / }));
  await page.waitForTimeout(PAUSE_MS);
  await expect(cards).toHaveCount(1);
});

test('one order is placed', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request), 1);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto('/checkout');
  await tapTwice(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});
