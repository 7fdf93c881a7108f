/**
 * Two-step login: an admin switches it on, logs in with it, uses the recovery codes, and recovers from every failure.
 */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { appCode, wrongAppCode } from '#server/testing/secondFactors.ts';
import { bearer, logInAdmin } from '../admin.ts';
import { type Customer, openAsCustomer, registerCustomer, storeSession } from '../customers.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

/** A new admin, because other tests share the sessions of the first admin. */
async function newAdmin(request: APIRequestContext): Promise<Customer> {
  const admin = await registerCustomer(request, 'Shirin Akter');
  const promoted = await request.put(`/api/users/${admin.user._id}/role`, {
    data: { role: 'admin' },
    headers: bearer(await logInAdmin(request)),
  });
  // Another admin's view of a user does not say whether there is a password.
  return { ...admin, user: { ...admin.user, ...(await promoted.json()).user } };
}

interface WithFactor {
  admin: Customer;
  secret: string;
  codes: string[];
}

async function adminWithFactor(request: APIRequestContext): Promise<WithFactor> {
  const admin = await newAdmin(request);
  const { password } = admin;
  const begun = await request.post('/api/auth/second-factor', {
    data: { currentPassword: password },
    headers: bearer(admin),
  });
  const { secret } = await begun.json();
  const on = await request.put('/api/auth/second-factor', {
    data: { code: appCode(secret) },
    headers: bearer(admin),
  });
  expect(on.status(), await on.text()).toBe(200);
  const { token, recoveryCodes: codes } = await on.json();
  return { admin: { ...admin, token }, secret, codes };
}

const main = (page: Page) => page.getByRole('main');
const section = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-Step Login' }) });
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).click();
const appField = (page: Page) => page.getByLabel('Code from your app *', { exact: true });
const recoveryField = (page: Page) => page.getByLabel('Recovery code *', { exact: true });

async function openAccount(page: Page, admin: Customer): Promise<void> {
  await storeSession(page, admin);
  await page.goto('/account');
  await expect(section(page)).toBeVisible();
}

async function submitLogin(page: Page, { email, password }: Customer): Promise<void> {
  await page.goto('/auth/login?returnTo=/admin');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const widths = [320, 390, 768, 1280];
async function expectNoOverhang(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The header adapts to a new width one frame later.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, { message: `at ${width} pixels` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an admin switches it on with the password, the app and a code, and gets ten recovery codes', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const watched = await watchPage(page);
  const admin = await newAdmin(request);
  const other = await (
    await request.post('/api/auth/login', { data: { email: admin.email, password: admin.password } })
  ).json();
  await openAccount(page, admin);
  await expect(section(page)).toContainText('Off. Switch it on to protect your account');
  await watched.expectNoLayoutShift();
  await watched.expectAccessible();

  await press(page, 'Switch On');
  const password = section(page).getByLabel('Current Password *', { exact: true });
  await expect(password).toBeFocused();
  await press(page, 'Continue');
  await expect(section(page)).toContainText('Current password is required');
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
  await password.fill('not it');
  await press(page, 'Continue');
  await expect(section(page)).toContainText('Current password is incorrect');
  await password.fill(admin.password);
  await password.press('Enter');

  // The focus starts on the text, because a phone's keyboard would hide it.
  await expect(section(page).locator('[tabindex="-1"]')).toBeFocused();
  await expect(section(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const address = await section(page).getByRole('link', { name: 'Open in an app' }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(section(page)).toContainText(secret.replace(/(.{4})(?=.)/g, '$1 '));
  await press(page, 'Copy key');
  await expect(toastWithText(page, 'Key copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await watched.expectAccessible();
  await expectNoOverhang(page);
  await appField(page).fill(wrongAppCode(secret));
  await press(page, 'Switch On');
  await expect(section(page)).toContainText('Invalid or already used code');
  await expect(appField(page)).toBeFocused();
  await appField(page).fill(appCode(secret));
  await appField(page).press('Enter');

  await expect(
    toastWithText(page, 'Two-step login is on. Other devices have been logged out.'),
  ).toBeVisible();
  const list = section(page).getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await watched.expectAccessible();
  await expectNoOverhang(page);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  const paper = await readFile(await file.path(), 'utf8');
  expect(paper).toContain(`Recovery codes for ${admin.email} at Kakon`);
  for (const code of codes) expect(paper).toContain(code);
  await press(page, 'Copy codes');
  await expect(toastWithText(page, 'Codes copied')).toBeVisible();
  // The codes are shown only once, so leaving the page asks first.
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Orders' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The recovery codes will not be shown again.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(list).toBeVisible();
  await press(page, 'I Have Saved Them');
  await expect(section(page)).toContainText('10 recovery codes left');
  await expect(list).toHaveCount(0);
  await watched.expectAccessible();

  // This browser stays logged in, with a new token. Other devices are logged out.
  await page.reload();
  await expect(section(page)).toContainText('10 recovery codes left');
  const elsewhere = await request.get('/api/auth/profile', { headers: bearer(other) });
  expect(elsewhere.status()).toBe(401);
});

test("login asks for the app's code in a second step, and Back loses nothing", async ({ page, request }) => {
  const watched = await watchPage(page);
  const { admin, secret } = await adminWithFactor(request);
  await submitLogin(page, { ...admin, password: 'not it' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await page.getByLabel('Password *', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(appField(page)).toBeFocused();
  await expect(appField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(appField(page)).toHaveAttribute('inputmode', 'numeric');
  await watched.expectAccessible();
  await expectNoOverhang(page);

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await appField(page).fill('123');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(recoveryField(page)).toBeFocused();
  await expect(recoveryField(page)).toHaveValue('');
  await recoveryField(page).fill('ABCDE');
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Use the code from your app' }).click();
  await expect(appField(page)).toHaveValue('123');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(recoveryField(page)).toHaveValue('ABCDE');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(admin.email);
  await expect(page.getByLabel('Password *', { exact: true })).toHaveValue(admin.password);
  await expect(page.getByLabel('Password *', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await appField(page).fill(wrongAppCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid or already used code')).toBeVisible();
  await expect(appField(page)).toBeFocused();
  await expect(appField(page)).toHaveAttribute('aria-invalid', 'true');
  await watched.expectAccessible();
  const code = appCode(secret, { later: 1 });
  await appField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
});

test('a recovery code replaces the phone, and few remaining codes are replaced by new ones', {
  tag: '@all',
}, async ({ page, request }) => {
  const watched = await watchPage(page);
  const { admin, codes } = await adminWithFactor(request);
  const { email, password } = admin;
  for (const code of codes.slice(1, 7)) {
    const response = await request.post('/api/auth/login', { data: { email, password, code } });
    expect(response.status()).toBe(200);
  }
  await submitLogin(page, admin);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await recoveryField(page).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid or already used code')).toBeVisible();
  await recoveryField(page).fill(` ${(codes[0] ?? '').toLowerCase().replace('-', '')} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  await page.goto('/account');
  await expect(section(page)).toContainText('3 recovery codes left');
  await expect(section(page)).toContainText('You have few recovery codes left. Please create new ones.');
  await watched.expectAccessible();
  await press(page, 'New Recovery Codes');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(password);
  await press(page, 'Create New Codes');
  await expect(section(page)).toContainText('Code is required');
  await watched.expectAccessible();
  await section(page).getByLabel('Code from your app, or a recovery code').fill('000-000');
  await press(page, 'Create New Codes');
  await expect(section(page)).toContainText('Invalid or already used code');
  await section(page)
    .getByLabel('Code from your app, or a recovery code')
    .fill(codes[7] ?? '');
  await press(page, 'Create New Codes');
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  expect(await section(page).getByRole('listitem').allTextContents()).not.toContain(codes[9]);
  await press(page, 'I Have Saved Them');
  await expect(section(page)).toContainText('10 recovery codes left');
  await expect(section(page)).not.toContainText('few recovery codes left');
});

test('the password and a code switch it off; then the password is enough', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { admin, codes } = await adminWithFactor(request);
  await openAccount(page, admin);
  await press(page, 'Switch Off');
  await press(page, 'Switch Off');
  await expect(section(page)).toContainText('Current password is required');
  await expect(section(page)).toContainText('Code is required');
  await watched.expectAccessible();
  await expectNoOverhang(page);
  await press(page, 'Cancel');
  await expect(section(page)).toContainText('10 recovery codes left');
  await press(page, 'Switch Off');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(admin.password);
  await section(page).getByLabel('Code from your app, or a recovery code').fill('000-000');
  await press(page, 'Switch Off');
  await expect(section(page)).toContainText('Invalid or already used code');
  await section(page)
    .getByLabel('Code from your app, or a recovery code')
    .fill(codes[3] ?? '');
  await press(page, 'Switch Off');
  await expect(toastWithText(page, 'Two-step login is off')).toBeVisible();
  await expect(section(page)).toContainText('Off. Switch it on');
  await page.evaluate(() => localStorage.clear());
  await submitLogin(page, admin);
  await expect(page).toHaveURL('/admin');
});

test('another admin switches it off after the phone is lost, and the audit log lists it', {
  tag: '@all',
}, async ({ page, request }) => {
  const watched = await watchPage(page);
  const lost = await adminWithFactor(request);
  const colleague = await adminWithFactor(request);
  await storeSession(page, colleague.admin);
  await page.goto(`/admin/users/${colleague.admin.user._id}`);
  await expect(main(page).getByText('Two-step login')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Switch Off' })).toHaveCount(0);
  await page.goto(`/admin/users/${lost.admin.user._id}`);
  await main(page).getByRole('button', { name: 'Switch Off' }).click();
  await watched.expectAccessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).click();
  await expect(toastWithText(page, 'Two-step login is off')).toBeVisible();
  await expect(main(page).getByText('Two-step login')).toHaveCount(0);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
  await page.goto(`/admin/activity?subject=user&actor=${colleague.admin.user._id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Switched off two-step login for' })).toContainText(
    'Shirin Akter',
  );
  const { email, password } = lost.admin;
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
});

test('granting admin rights asks for the password and a code again if they are not recent', {
  tag: '@all',
}, async ({ page, request }) => {
  const { admin, codes } = await adminWithFactor(request);
  const { email } = await registerCustomer(request, 'Salma Begum');
  await storeSession(page, admin);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  // Simulates only that 15 minutes have passed.
  await page.route(
    '**/api/users/*/role',
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'passwordNotRecent', message: 'Please confirm your password' },
      }),
    { times: 2 },
  );
  const makeAdmin = async () => {
    await page.getByRole('button', { name: 'Make Admin' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  };
  const watched = await watchPage(page);
  const dialog = page.getByRole('dialog', { name: 'Please confirm your password' });
  const password = dialog.getByLabel('Current Password *', { exact: true });
  await makeAdmin();
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toastWithText(page, 'Please confirm your password')).toBeVisible();

  await makeAdmin();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await password.fill('not it');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await watched.expectAccessible();
  await password.fill(admin.password);
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('Code from your app, or a recovery code');
  await expect(code).toBeFocused();
  await expect(password).toHaveValue(admin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Code is required')).toBeVisible();
  await watched.expectAccessible();
  await expectNoOverhang(page);
  await code.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(toastWithText(page, 'Salma Begum is now an admin')).toBeVisible();
});

test('a failure shows an error and can be retried', { tag: '@all' }, async ({ page, request }) => {
  const { admin } = await adminWithFactor(request);
  await submitLogin(page, admin);
  await expect(appField(page)).toBeVisible();
  await page.route('**/api/auth/**', (route) => route.abort());
  await appField(page).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Login failed. No connection. Please check your internet connection and try again.',
  );
  await expect(appField(page)).toHaveValue('123456');
  await page.unroute('**/api/auth/**');

  const plain = await newAdmin(request);
  await openAccount(page, plain);
  await page.route('**/api/auth/second-factor', (route) => route.abort());
  await press(page, 'Switch On');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(plain.password);
  await press(page, 'Continue');
  await expect(section(page).getByRole('alert')).toContainText(
    'Failed to set up two-step login. No connection.',
  );
  await page.reload();
  await expect(page.getByText('Failed to fetch profile')).toBeVisible();
  await page.unroute('**/api/auth/second-factor');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(section(page)).toBeVisible();
  await page.route('**/api/auth/second-factor', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: {} }),
  );
  await press(page, 'Switch On');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(plain.password);
  await press(page, 'Continue');
  await expect(section(page).getByRole('alert')).toContainText('Too many attempts.');
});

test('the account of a customer does not offer it', { tag: '@all' }, async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await openAsCustomer(page, request);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Logged-in devices' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  expect(asked.filter((url) => /second-factor|SecondFactor/i.test(url))).toEqual([]);
});
