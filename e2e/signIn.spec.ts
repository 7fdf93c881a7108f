import { chromium, expect, type Page } from '@playwright/test';
import { chromiumPath } from '../tools/chromium.ts';
import { customerHas, guestHas, makeGood } from './goods.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) >= 1024,
  'the same at every width; the whole way is walked at both',
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

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a wrong password is told in a red box and nothing is kept; the right one leads to the account', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await page.goto('/auth/login');
  await login(page, { ...customer, password: 'not it' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page).toHaveURL('/auth/login');
  expect(await kept(page)).not.toContain('kakon.session');
  await passwordField(page).fill(customer.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name);
  // Nobody signed in has a need of the form.
  await page.goto('/auth/register?returnTo=/cart');
  await expect(page).toHaveURL('/cart');
});

test('is quiet and accessible', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/auth/login');
  await watched.expectStillness();
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await watched.expectAccessible();
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await watched.expectAccessible();
  watched.expectSilence();
});

test('goes back to where it was asked from, within this shop only', async ({ page, request }) => {
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

for (const hostile of [
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'account',
  '/products/../..//evil.example',
  '/%2F%2Fevil.example',
]) {
  test(`never leaves this shop for ${JSON.stringify(hostile)}`, async ({ page, request, baseURL }) => {
    const customer = await registerCustomer(request);
    await page.goto(`/auth/login?returnTo=${encodeURIComponent(hostile)}`);
    await login(page, customer);
    await expect(page).not.toHaveURL(/auth\/login/);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('registration checks each field with its own words', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await page.goto('/auth/register?returnTo=/cart');
  await expect(page.getByText('Create an account to continue with your purchase')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
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

test('takes the guest’s cart in, once', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const good = await makeGood(request);
  await customerHas(request, customer, good, 1);
  await guestHas(page, good, { quantity: 2 });
  await page.goto('/auth/login?returnTo=/cart');
  await login(page, customer);
  await expect(page).toHaveURL('/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${good.name}` });
  await expect(quantity).toHaveValue('3');
  await page.reload();
  await expect(quantity).toHaveValue('3');
  expect(await kept(page)).not.toContain('kakon.guestCart');
});

test('takes the guest’s cart in once with two tabs open', async ({ page, request, context }) => {
  const customer = await registerCustomer(request);
  const good = await makeGood(request);
  await guestHas(page, good, { quantity: 2 });
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('textbox', { name: `Quantity of ${good.name}` })).toHaveValue('2');
  await page.goto('/auth/login');
  await login(page, customer);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  }
  await other.reload();
  await expect(other.getByRole('textbox', { name: `Quantity of ${good.name}` })).toHaveValue('2');
  expect(await kept(page)).not.toContain('kakon.guestCart');
});

type Noting = typeof window & { changedAt?: Record<string, number> };

/** By the browser's own clock: on a busy machine a test hears late of what has happened. */
const noteAddresses = (page: Page) =>
  page.addInitScript(() => {
    const changedAt: Record<string, number> = {};
    (window as Noting).changedAt = changedAt;
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
  page.evaluate((path) => (window as Noting).changedAt?.[path] ?? Number.NaN, path);

for (const { button, ends } of [
  { button: 'Login to Add', ends: 'cart' },
  { button: 'Login to Buy', ends: 'checkout' },
] as const) {
  test(`what a guest chose goes on half a second after sign-in: ${button}`, async ({ page, request }) => {
    const good = await makeGood(request);
    await noteAddresses(page);
    await page.goto(`/products/${good._id}`);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(`/auth/register?returnTo=%2Fproducts%2F${good._id}`);
    await fillRegistration(page);
    const added = page.waitForRequest('**/api/cart/add');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const adding = await added;
    await adding.response();
    expect(adding.timing().startTime - (await changedAt(page, `/products/${good._id}`))).toBeGreaterThan(400);
    if (ends === 'cart') {
      await expect(page).toHaveURL(`/products/${good._id}`);
      await expect(page.getByText(`${good.name} has been added to your cart`).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    } else {
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('main')).toContainText('2 × ৳500');
    }
    expect(await kept(page)).not.toContain('kakon.pendingSelection');
    await page.goto(`/products/${good._id}`);
    await page.waitForTimeout(900);
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
}

test('signing out leaves nothing behind, in this tab or another', async ({ page, request, context }) => {
  const customer = await registerCustomer(request, 'Shirin Akhter');
  await customerHas(request, customer, await makeGood(request));
  await alreadySignedIn(page, customer);
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
    expect(await kept(tab)).not.toMatch(/kakon\.|Shirin/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.content()).not.toContain('Shirin');
  const old = await request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(old.status()).toBe(401);
});

test('a session that has ended elsewhere ends here, and sign-in leads back', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await alreadySignedIn(page, customer);
  // Whatever the page asks for by itself has been asked before the session ends.
  await page.goto('/account', { waitUntil: 'networkidle' });
  await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${customer.token}` } });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Faccount/);
  expect(await kept(page)).not.toContain(customer.token);
  expect(await kept(page)).not.toContain(customer.email);
});

test('asks every 30 seconds who one is', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Before');
  await page.clock.install();
  await alreadySignedIn(page, customer);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before');
  await request.put('/api/auth/profile', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { name: 'After' },
  });
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After');
});

test('a session that ends while one types takes nothing that was typed, and stays one’s own', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await alreadySignedIn(page, customer);
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
  expect(await kept(page)).not.toContain('Rokeya');

  await page.getByRole('button', { name: 'Edit the address of Rokeya Begum' }).click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Rokeya Khatun');
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('kakon.session') ?? '')).state;
  await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('dialog').getByRole('button', { name: 'Save Address' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await login(page, await registerCustomer(request, 'Somebody Else'));
  await expect(page.getByRole('heading', { name: 'No addresses saved yet.' })).toBeVisible();
  expect(await kept(page)).not.toContain('Rokeya');
});

test('a session that ends in another tab leads to sign-in here, and back to what was typed', async ({
  page,
  request,
  context,
}) => {
  const customer = await registerCustomer(request);
  await alreadySignedIn(page, customer);
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

test('a page that slept in the browser’s history shows nothing of who has signed out since', async ({
  request,
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await alreadySignedIn(page, await registerCustomer(request, 'Shirin Akhter'));
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shirin Akhter');
  await page.evaluate(() => Object.assign(window, { hasSlept: true }));
  await page.goto('/api/health');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  // `goBack` waits for a load that a woken page doesn't have.
  void page.evaluate(() => window.history.back()).catch(() => undefined);
  await expect.poll(() => page.evaluate(() => window.location.pathname).catch(() => '')).toBe('/');
  // Else the browser kept no such page, and this test shows nothing.
  expect(await page.evaluate(() => 'hasSlept' in window)).toBe(true);
  expect(await page.content()).not.toContain('Shirin');
  await browser.close();
});

test('guards: visitors sign in, customers are no admins', async ({ page, request }) => {
  await page.goto('/account?tab=orders');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount%3Ftab%3Dorders');
  const customer = await registerCustomer(request);
  await login(page, customer);
  await expect(page).toHaveURL('/account?tab=orders');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});
