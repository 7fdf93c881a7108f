/** The network is cut for pages and service worker alike; the shop goes on. */
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { openAsCustomer, registerCustomer, storeSession } from '../customers.ts';
import { addToCart, createProduct, ordersOf, placeOrder, saveAddress, updateProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

const main = (page: Page) => page.getByRole('main');
const saved = 'Saved on this phone. We will update your cart when you are back online';
const waiting = 'Your order is saved on this phone and not placed yet. We will send it when you are online';

/** True once the service worker has stored what an order needs. */
const isReady = () =>
  Promise.all(
    ['/', '/cart', '/checkout', '/account', '/order-success'].map((path) =>
      caches.match(path, { ignoreVary: true }),
    ),
  ).then((found) => found.every(Boolean));

/** A customer with a product in the cart has looked at cart and checkout, and then loses the network. */
async function loseNetwork(page: Page, request: APIRequestContext, context: BrowserContext) {
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { price: 500, stock: 10 });
  await addToCart(request, customer, product, 1);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await expect.poll(() => page.evaluate(isReady), { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  return { customer, product };
}

async function pressOrder(page: Page) {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(main(page).getByText(waiting)).toBeInViewport();
}

test('a cart changed and an order pressed without a network are sent once, when it is back', async ({
  page,
  request,
  context,
}) => {
  const { customer } = await loseNetwork(page, request, context);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(main(page).getByText(saved)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(saved)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
  await pressOrder(page);
  await page.reload();
  await expect(main(page).getByText(waiting)).toBeVisible();
  expect(await ordersOf(request, customer)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL('/order-success');
  const orders = await ordersOf(request, customer);
  expect(orders).toHaveLength(1);
  await expect(main(page)).toContainText(orders[0]?.orderNumber ?? '?');
  await expect(main(page)).toContainText('৳1,060');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a combo that is added again without a network is one line of cart and order, with the choices of what is in it', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const bangle = await createProduct(request, {
    category: 'bangles',
    stock: 0,
    sizes: ['S', 'M'].map((size) => ({ size, measurement: '2.4/24', stock: 9 })),
    colors: [{ name: 'Gold', hexCode: '#D4AF37' }],
  });
  const components = [{ product: bangle._id }];
  const combo = await createProduct(request, { category: 'combo', stock: 0, price: 900, components });
  const customer = await registerCustomer(request);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto('/checkout');
  await expect.poll(() => page.evaluate(isReady), { timeout: 20_000 }).toBe(true);
  await page.goto(`/products/${combo._id}?size=m`);
  await expect(page.getByRole('region', { name: 'In this combo' })).toContainText('In your size, Gold');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
  await page.goto('/cart');
  await expect(main(page).getByText('Size M', { exact: true })).toHaveCount(1);
  await expect(main(page).getByRole('textbox', { name: `Quantity of ${combo.name}` })).toHaveValue('2');
  await pressOrder(page);
  await context.setOffline(false);
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toMatchObject([
    {
      orderItems: [
        {
          quantity: 2,
          selectedSize: 'M',
          selectedColor: null,
          components: [{ product: bangle._id, selectedSize: 'M', selectedColor: 'Gold' }],
        },
      ],
    },
  ]);
});

test('a cart that was opened without a network is up to date once it is back, in every tab', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const { customer, product } = await loseNetwork(page, request, context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    await expect(main(tab).getByText('This is your cart as you last saw it.')).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(main(tab).getByText('This is your cart as you last saw it.')).toHaveCount(0);
    await expect(main(tab).getByText(product.name).first()).toBeVisible();
  }
  await context.setOffline(true);
  await pressOrder(page);
  await other.goto('/cart');
  await expect(main(other).getByText(product.name).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => ordersOf(request, customer), { timeout: 30_000 }).toHaveLength(1);
  await expect(main(other).getByText('Your cart is empty')).toBeVisible();
});

test('an order whose price changed meanwhile is asked for again, and can be cancelled before it is sent', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const { customer, product } = await loseNetwork(page, request, context);
  await pressOrder(page);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(main(page).getByText(waiting)).toBeVisible();
  await updateProduct(request, product, { price: 550 });
  await context.setOffline(false);
  await expect(main(page).getByText('Prices have changed. Please review your order.')).toBeVisible();
  await expect(main(page)).toContainText('৳610');
  expect(await ordersOf(request, customer)).toEqual([]);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toMatchObject([{ totalPrice: 610 }]);
});

test('a logout asks before it deletes an order that waits on this phone', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const { customer } = await loseNetwork(page, request, context);
  await pressOrder(page);
  const logOut = async (answer: string) => {
    await page.goto('/account');
    await main(page).getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Your order still waits on this phone.');
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
  };
  await logOut('Stay logged in');
  await page.goto('/cart');
  await expect(main(page).getByText(waiting)).toBeVisible();
  await logOut('Log out anyway');
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await ordersOf(request, customer)).toEqual([]);
});

test('an order is sent once by two tabs, after the tab in which it was pressed is gone', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const { customer } = await loseNetwork(page, request, context);
  await pressOrder(page);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await other.goto('/cart');
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => ordersOf(request, customer), { timeout: 30_000 }).toHaveLength(1);
  const [first] = others;
  await first?.reload();
  await expect(first?.getByRole('heading', { name: 'Your cart is empty' }) ?? main(page)).toBeVisible();
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

test('an order is sent while no page of the shop is open, where the browser can do that', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const { customer } = await loseNetwork(page, request, context);
  await pressOrder(page);
  const blank = await context.newPage();
  const devtools = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await blank.goto('/robots.txt');
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(blank.url()).origin;
  await page.close();
  await context.setOffline(false);
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'kakon-order',
    lastChance: false,
  });
  await expect.poll(() => ordersOf(request, customer)).toHaveLength(1);
  const [order] = await ordersOf(request, customer);
  await blank.goto('/products');
  await expect(toastWithText(blank, `Your order ${order?.orderNumber} is placed.`)).toBeVisible();
  await blank.getByRole('link', { name: 'See your order' }).click();
  await expect(main(blank)).toContainText(order?.orderNumber ?? '?');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

/** Everything that this browser can read of the shop. */
async function readEverything(): Promise<string> {
  const names = await caches.keys();
  const stored = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const entries = await cache.keys();
      const texts = await Promise.all(
        entries.map(async (key) => key.url + (await (await cache.match(key))?.text())),
      );
      return texts.join();
    }),
  );
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, stored, databases]);
}

test('cart and orders open without a network, and after a logout without it nothing of them is left', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const customer = await registerCustomer(request, 'Rokeya Sakhawat');
  const product = await createProduct(request);
  await placeOrder(request, customer, product);
  await addToCart(request, customer, product, 1);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  await page.goto('/cart');
  await expect(main(page).getByText('Deliver to')).toBeVisible();
  await page.goto('/account?tab=orders');
  const [order] = await ordersOf(request, customer);
  await expect(main(page)).toContainText(order?.orderNumber ?? '?');
  await expect.poll(() => page.evaluate(isReady), { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  const watched = await watchPage(page);
  await page.reload();
  await expect(main(page)).toContainText(order?.orderNumber ?? '?');
  await expect(main(page).getByText('This is what we last loaded for you.')).toBeVisible();
  await watched.expectNoLayoutShift();
  expect(await page.evaluate(readEverything)).toContain(order?.orderNumber);
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Shop Now' }).first()).toBeVisible();
  const left = await page.evaluate(readEverything);
  for (const text of [order?.orderNumber, product.name, product._id, customer.token, 'Rokeya']) {
    expect(left).not.toContain(text);
  }
  // The browser's own lines about its network are not the shop's.
  const lines = watched.output.filter((line) => !/net::ERR_|network error/.test(line));
  expect(lines).toEqual([]);
  await page.goBack();
  await expect(page.getByText(order?.orderNumber ?? '?')).toHaveCount(0);
});

test('lines that are removed and brought back without a network are at their places once it is back', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const { customer, product } = await loseNetwork(page, request, context);
  await context.setOffline(false);
  const other = await createProduct(request);
  await addToCart(request, customer, other, 1);
  const names = () =>
    main(page)
      .getByRole('button', { name: /^Remove / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const all = [`Remove ${product.name}`, `Remove ${other.name}`];
  await page.goto('/cart');
  await expect.poll(names).toEqual(all);
  await context.setOffline(true);
  for (const name of all) await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(all);
  await page.reload();
  await expect.poll(names).toEqual(all);
  await context.setOffline(false);
  await expect(main(page).getByText(saved)).toHaveCount(0);
  await page.reload();
  await expect.poll(names).toEqual(all);
});

test('pages of the account that were never loaded say that there is no network, and load once it is back', {
  tag: '@all',
}, async ({ page, request, context }) => {
  await openAsCustomer(page, request);
  await page.goto('/checkout');
  await expect.poll(() => page.evaluate(isReady), { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  for (const path of ['/account', '/account?tab=reviews', '/account?tab=orders']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: 'You seem to be offline' }), path).toBeVisible();
    await expect(main(page).getByText('Failed to fetch')).toHaveCount(0);
  }
  await context.setOffline(false);
  await expect(main(page).getByRole('heading', { name: 'You seem to be offline' })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'No orders found.' })).toBeVisible();
});
