/** What brings customers back: alerts for sold-out products, items saved for later, undo, and what reviews answer. */
import { expect, type Page } from '@playwright/test';
import { logInAdmin } from '../admin.ts';
import { registerCustomer, storeSession } from '../customers.ts';
import { emailTo } from '../outbox.ts';
import {
  addToCart,
  createProduct,
  moveOrder,
  placeOrder,
  storeGuestCart,
  updateProduct,
} from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const linkIn = (text: string, path: string) => new RegExp(`(${path}#\\S+)`).exec(text)?.[1] ?? 'no link';

test('a guest and a customer hear when a sold-out product is back, and the customer stops an alert', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const product = await createProduct(request, { stock: 0 });
  const other = await createProduct(request, { stock: 0 });
  const customer = await registerCustomer(request);
  const guest = `guest-${customer.user.email}`;
  await page.goto(`/products/${product._id}`);
  const ask = main(page).getByRole('button', { name: 'Tell me when it is back' });
  await ask.click();
  await ask.click();
  await expect(main(page).getByText('Email is required')).toBeVisible();
  await main(page).getByLabel('Your email').fill(guest);
  await watched.expectAccessible();
  await ask.click();
  await expect(main(page).getByText('Please check your email')).toBeVisible();
  const question = await emailTo(guest, 'Shall we tell you');
  await page.goto(linkIn(question.text, '/stock-alerts/confirm'));
  await page.getByRole('button', { name: 'Yes, Tell Me' }).click();
  await expect(main(page)).toContainText('We will email you when it is back.');

  await storeSession(page, customer);
  for (const { _id } of [product, other]) {
    await page.goto(`/products/${_id}`);
    await ask.click();
    await expect(main(page).getByText('We will tell you when it is back.')).toBeVisible();
  }
  await page.goto('/account');
  await page.getByRole('button', { name: `Remove the alert for ${other.name}` }).click();
  await expect(page.getByRole('button', { name: `Remove the alert for ${other.name}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Remove the alert for ${product.name}` })).toBeVisible();
  await watched.expectAccessible();

  await updateProduct(request, product, { stock: 3 });
  await emailTo(guest, `${product.name} is back in stock`);
  await emailTo(String(customer.user.email), `${product.name} is back in stock`);
});

test('a removed line comes back by Undo, and a saved line moves back to the cart', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { originalPrice: 700 });
  await addToCart(request, customer, product, 2);
  await storeSession(page, customer);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('You save ৳400');
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(quantity).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(quantity).toHaveValue('2');

  await page.getByRole('button', { name: `Save for later: ${product.name}` }).click();
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved).toContainText('Quantity 2');
  await expect(quantity).toHaveCount(0);
  await page.reload();
  await watched.expectAccessible();
  await saved.getByRole('button', { name: `Move to cart: ${product.name}` }).click();
  await expect(quantity).toHaveValue('2');
  await expect(saved).toHaveCount(0);
});

test('lines that were removed one after the other come back to their places with one Undo', {
  tag: '@all',
}, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const names: string[] = [];
  for (const stock of [5, 6, 7]) {
    const product = await createProduct(request, { stock });
    names.push(product.name);
    await addToCart(request, customer, product, 1);
  }
  await storeSession(page, customer);
  const removes = page.getByRole('main').getByRole('button', { name: /^Remove (?!the)/ });
  const expectAll = () =>
    expect
      .poll(() => removes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `Remove ${name}`));
  const removeFirstTwo = async () => {
    for (const name of names.slice(0, 2)) await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(toasts(page)).toContainText('2 items were removed');
  };
  await page.goto('/cart');
  await expectAll();
  await removeFirstTwo();
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expectAll();
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expectAll();
  // What was not brought back while its message showed stays removed.
  await removeFirstTwo();
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${names[2]}` }).click();
  await expect(toasts(page)).toContainText(`${names[2]} was removed`);
});

test('what a guest saved for later is there after login', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  await storeGuestCart(page, product, { quantity: 3 });
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save for later: ${product.name}` }).click();
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved).toContainText('Quantity 3');
  await storeSession(page, customer);
  await page.goto('/cart');
  await expect(saved).toContainText('Quantity 3');
  await page.reload();
  await expect(saved).toContainText('Quantity 3');
});

test('a review is found helpful and answered by the shop', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  const [author, reader] = [await registerCustomer(request), await registerCustomer(request)];
  const product = await createProduct(request);
  const order = await placeOrder(request, author, product);
  await moveOrder(request, order._id, 'delivered');
  await request.post('/api/reviews', {
    headers: { authorization: `Bearer ${author.token}` },
    data: {
      productId: product._id,
      orderId: order._id,
      rating: 3,
      title: 'A bit small',
      comment: 'But lovely.',
    },
  });
  await storeSession(page, await logInAdmin(request));
  await page.goto('/admin/reviews');
  await page.getByRole('button', { name: `Answer: ${product.name}` }).click();
  await page.getByLabel('Your answer').fill('We also make it larger.');
  await page.getByRole('button', { name: 'Save Answer' }).click();
  await expect(main(page)).toContainText('We also make it larger.');
  await watched.expectAccessible();
  await emailTo(String(author.user.email), 'has answered your review');

  await storeSession(page, reader);
  await page.goto(`/products/${product._id}`);
  await expect(main(page)).toContainText('We also make it larger.');
  const helpful = main(page).getByRole('button', { name: 'Helpful' });
  await helpful.click();
  await expect(helpful).toHaveText('Helpful(1)');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await watched.expectAccessible();
  await helpful.click();
  await expect(helpful).toHaveText('Helpful');
});
