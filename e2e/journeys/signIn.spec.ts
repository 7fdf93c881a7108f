import { expect, type Page } from '@playwright/test';
import { openAsCustomer, registerCustomer, storeSession, storeSessionHere } from '../customers.ts';
import { addToCart, createProduct, storeGuestCart } from '../shopData.ts';
import { test } from '../shopTest.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) >= 1024,
  'the same at every width; orderLifecycle.spec.ts runs at both',
);

const passwordField = (page: Page) => page.getByLabel('Password *', { exact: true });

async function login(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email Address').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function fillRegistration(page: Page, { email = `new-${crypto.randomUUID()}@example.com` } = {}) {
  await page.getByLabel('Full Name').fill('Farzana Islam');
  await page.getByLabel('Email Address').fill(email);
  await passwordField(page).fill('churi123');
  await page.getByLabel('Confirm Password').fill('churi123');
  await page.getByRole('checkbox').check();
}

const storage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a wrong password shows an error and stores nothing; the right one leads to the account', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await page.goto('/auth/login');
  await login(page, { ...customer, password: 'not it' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page).toHaveURL('/auth/login');
  expect(await storage(page)).not.toContain('kakon.session');
  await passwordField(page).fill(customer.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name);
  // The form redirects a user who is already logged in.
  await page.goto('/auth/register?returnTo=/cart');
  await expect(page).toHaveURL('/cart');
});

test('login returns to the page that asked for it, within this shop only', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await page.goto('/auth/login?returnTo=%2Fproducts%3Fcategory%3Drings');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/auth/register?returnTo=%2Fproducts%3Fcategory%3Drings',
  );
  await login(page, customer);
  await expect(page).toHaveURL('/products?category=rings');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?returnTo=//evil.example');
  await expect(page).toHaveURL(/\/auth\/login/);
  await login(page, customer);
  await expect(page).toHaveURL('/account');
});

test('registration shows an error at each invalid field', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await page.goto('/auth/register?returnTo=/cart');
  await expect(page.getByText('Create an account to continue with your purchase')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
    'href',
    '/auth/login?returnTo=%2Fcart',
  );
  const phone = page.getByLabel('Phone Number');
  await phone.fill('+8801212345678');
  await expect(phone).toHaveValue('01212345678');
  await phone.blur();
  await expect(page.getByText('Number is not valid')).toBeVisible();
  await passwordField(page).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  for (const text of [
    'Please enter a valid Bangladeshi phone number starting with 01',
    'Password must be at least 6 characters',
    'Passwords do not match',
    'Please accept the Terms of Service and Privacy Policy',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await phone.fill('');
  await fillRegistration(page, { email: customer.email.toUpperCase() });
  await create.click();
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await page.getByLabel('Email Address').fill(`new-${crypto.randomUUID()}@example.com`);
  await create.click();
  await expect(page).toHaveURL('/cart');
});

test('login merges the guest cart once', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  await addToCart(request, customer, product, 1);
  await storeGuestCart(page, product, { quantity: 2 });
  await page.goto('/auth/login?returnTo=/cart');
  await login(page, customer);
  await expect(page).toHaveURL('/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
  await expect(quantity).toHaveValue('3');
  await page.reload();
  await expect(quantity).toHaveValue('3');
  expect(await storage(page)).not.toContain('kakon.guestCart');
});

test('login merges the guest cart once with two tabs open', { tag: '@all' }, async ({
  page,
  request,
  context,
}) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  await storeGuestCart(page, product, { quantity: 2 });
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue('2');
  await page.goto('/auth/login');
  await login(page, customer);
  // The guest's cart has two items as well, so wait until the login is done.
  await expect(page).toHaveURL('/account');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  }
  await other.reload();
  await expect(other.getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue('2');
  expect(await storage(page)).not.toContain('kakon.guestCart');
});

type RecordingWindow = typeof window & { changedAt?: Record<string, number> };

/** Records the time of each URL change by the browser's own clock. On a busy machine a test is notified late. */
const recordUrlChanges = (page: Page) =>
  page.addInitScript(() => {
    const changedAt: Record<string, number> = {};
    (window as RecordingWindow).changedAt = changedAt;
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (...entry) => {
        change(...entry);
        changedAt[location.pathname] = performance.timeOrigin + performance.now();
      };
    }
  });

/** Milliseconds since 1970. */
const changedAt = (page: Page, path: string) =>
  page.evaluate((path) => (window as RecordingWindow).changedAt?.[path] ?? Number.NaN, path);

for (const { button, ends } of [
  { button: 'Login to Add', ends: 'cart' },
  { button: 'Login to Buy', ends: 'checkout' },
] as const) {
  test(`a guest’s choice continues half a second after registration: ${button}`, async ({
    page,
    request,
  }) => {
    const product = await createProduct(request);
    await recordUrlChanges(page);
    await page.goto(`/products/${product._id}`);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(`/auth/register?returnTo=%2Fproducts%2F${product._id}`);
    await fillRegistration(page);
    const added = page.waitForRequest('**/api/cart/add');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const adding = await added;
    await adding.response();
    expect(adding.timing().startTime - (await changedAt(page, `/products/${product._id}`))).toBeGreaterThan(
      400,
    );
    if (ends === 'cart') {
      await expect(page).toHaveURL(`/products/${product._id}`);
      await expect(page.getByText(`${product.name} has been added to your cart`).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    } else {
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('main')).toContainText('2 × ৳500');
    }
    expect(await storage(page)).not.toContain('kakon.pendingSelection');
    await page.goto(`/products/${product._id}`);
    await page.waitForTimeout(900);
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
}

test('logout leaves no data behind, in this tab or another', async ({ page, request, context }) => {
  const customer = await registerCustomer(request, 'Shirin Akhter');
  await addToCart(request, customer, await createProduct(request));
  await storeSession(page, customer);
  const other = await context.newPage();
  await page.goto('/account');
  await other.goto('/account?tab=addresses');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Shirin Akhter');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    expect(await tab.content()).not.toContain('Shirin');
    expect(await storage(tab)).not.toMatch(/kakon\.|Shirin/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.content()).not.toContain('Shirin');
  const old = await request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(old.status()).toBe(401);
});

test('a session ended on another device ends here too, and login leads back', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const customer = await openAsCustomer(page, request);
  // Wait until the page's own requests are done, before the session ends.
  await page.goto('/account', { waitUntil: 'networkidle' });
  await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${customer.token}` } });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Faccount/);
  expect(await storage(page)).not.toContain(customer.token);
  expect(await storage(page)).not.toContain(customer.email);
});

test('the page refreshes the user every 30 seconds', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Before');
  await page.clock.install();
  await storeSession(page, customer);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before');
  await request.put('/api/auth/profile', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { name: 'After' },
  });
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After');
});

test('a refreshed user does not undo a session that was stored in the meantime', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const [first, second] = [await registerCustomer(request), await registerCustomer(request)];
  await storeSession(page, first);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/auth/profile', async (route) => {
    await release.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/profile');
  await page.goto('/faq');
  await asked;
  await storeSessionHere(page, second);
  const responded = page.waitForResponse('**/api/auth/profile');
  release.resolve();
  await (await responded).finished();
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => localStorage.getItem('kakon.session'));
  expect(JSON.parse(stored ?? 'null')?.state.token).toBe(second.token);
});

test('the form draft survives a session that ends, and only the same user sees it again', {
  tag: '@all',
}, async ({ page, request }) => {
  const customer = await openAsCustomer(page, request);
  await page.goto('/account?tab=addresses');
  await page.getByRole('main').getByRole('button', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.getByLabel('Full Name').fill('Rokeya Begum');
  await dialog.getByRole('combobox', { name: 'District' }).fill('Jessore');
  await dialog.getByLabel('Phone Number').fill('01712345678');
  await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${customer.token}` } });
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('House 4');
  await dialog.getByRole('combobox', { name: 'Thana' }).fill('Sadar');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount%3Ftab%3Daddresses');
  await login(page, customer);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
  await expect(dialog.getByRole('combobox', { name: 'District' })).toHaveValue('Jashore');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('main')).toContainText('Rokeya Begum');
  // The saved address is what the shop last told this user. The draft is gone.
  const { 'kakon.lastKnown': _, ...others } = JSON.parse(await storage(page));
  expect(JSON.stringify(others)).not.toContain('Rokeya');

  await page.getByRole('button', { name: 'Edit the address of Rokeya Begum' }).click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Rokeya Khatun');
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('kakon.session') ?? '')).state;
  await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('dialog').getByRole('button', { name: 'Save Address' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await login(page, await registerCustomer(request, 'Somebody Else'));
  await expect(page.getByRole('heading', { name: 'No addresses saved yet.' })).toBeVisible();
  expect(await storage(page)).not.toContain('Rokeya');
});

test('a session that ends in another tab leads to login here, and back to the form draft', {
  tag: '@all',
}, async ({ page, request, context }) => {
  const customer = await openAsCustomer(page, request);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  const other = await context.newPage();
  await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${customer.token}` } });
  await other.goto('/account?tab=orders');
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth\/login\?returnTo=%2Faccount/);
  await login(other, customer);
  await expect(other).toHaveURL('/account?tab=orders');
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rokeya Begum');
});

test('route guards send guests to login, and customers away from the admin area', async ({
  page,
  request,
}) => {
  await page.goto('/account?tab=orders');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount%3Ftab%3Dorders');
  const customer = await registerCustomer(request);
  await login(page, customer);
  await expect(page).toHaveURL('/account?tab=orders');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('a registration that fails says so on the screen, above a form that is longer', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/auth/register');
  const form = page.getByRole('main');
  await fillRegistration(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('Registration failed.')).toBeInViewport();
});

test('a registration that fails twice for the same reason says so on the screen twice', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/auth/register');
  const form = page.getByRole('main');
  // The rules of the form load when it is filled in. Without them it fails before anything is sent.
  await context.setOffline(true);
  await fillRegistration(page);
  const button = form.getByRole('button', { name: 'Create Account' });
  const message = form.getByText('Registration failed');
  for (const _ of ['once', 'again']) {
    await button.click();
    await expect(message).toBeInViewport();
    await button.scrollIntoViewIfNeeded();
    await expect(message).not.toBeInViewport();
  }
});
