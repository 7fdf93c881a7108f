/** Two-step login: an admin switches it on, logs in by it, uses up her codes, and gets out of every corner of it. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { appCode, wrongAppCode } from '#server/testing/secondFactors.ts';
import { bearer, signInOwner } from './owner.ts';
import { alreadySignedIn, type Customer, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';
import { notified, watchPage } from './watchPage.ts';

/** One of her own: the owner's sessions are everybody's in these tests. */
async function newAdmin(request: APIRequestContext): Promise<Customer> {
  const admin = await registerCustomer(request, 'Shirin Akter');
  const promoted = await request.put(`/api/users/${admin.user._id}/role`, {
    data: { role: 'admin' },
    headers: bearer(await signInOwner(request)),
  });
  return { ...admin, user: (await promoted.json()).user };
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
  await alreadySignedIn(page, admin);
  await page.goto('/account');
  await expect(section(page)).toBeVisible();
}

async function giveLogin(page: Page, { email, password }: Customer): Promise<void> {
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
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('switched on: the password, the app, a code of it, and ten recovery codes to keep', async ({
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
  await expect(section(page)).toContainText('Off. With it on, logging in also takes a code');
  await watched.expectStillness();
  await watched.expectAccessible();

  await press(page, 'Switch On');
  const password = section(page).getByLabel('Current Password *', { exact: true });
  await expect(password).toBeFocused();
  await press(page, 'Continue');
  await expect(section(page)).toContainText('Current password is required');
  await watched.expectAccessible();
  watched.expectSilence();
  await password.fill('not it');
  await press(page, 'Continue');
  await expect(section(page)).toContainText('Current password is incorrect');
  await password.fill(admin.password);
  await password.press('Enter');

  // Begins where there is to read: a phone's keyboard would hide it.
  await expect(section(page).locator('[tabindex="-1"]')).toBeFocused();
  await expect(section(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const address = await section(page).getByRole('link', { name: 'Open in an app' }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(section(page)).toContainText(secret.replace(/(.{4})(?=.)/g, '$1 '));
  await press(page, 'Copy key');
  await expect(notified(page, 'Key copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await watched.expectAccessible();
  await expectNoOverhang(page);
  await appField(page).fill(wrongAppCode(secret));
  await press(page, 'Switch On');
  await expect(section(page)).toContainText('Invalid or already used code');
  await expect(appField(page)).toBeFocused();
  await appField(page).fill(appCode(secret));
  await appField(page).press('Enter');

  await expect(notified(page, 'Two-step login is on. Other devices have been signed out.')).toBeVisible();
  const list = section(page).getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await watched.expectAccessible();
  await expectNoOverhang(page);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  const paper = await readFile(await file.path(), 'utf8');
  expect(paper).toContain(`Recovery codes of ${admin.email} at Kakon`);
  for (const code of codes) expect(paper).toContain(code);
  await press(page, 'Copy codes');
  await expect(notified(page, 'Codes copied')).toBeVisible();
  // Once only, so a press beside it doesn't take them away.
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Orders' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The recovery codes are not shown again.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(list).toBeVisible();
  await press(page, 'I Have Kept Them');
  await expect(section(page)).toContainText('10 recovery codes are left');
  await expect(list).toHaveCount(0);
  await watched.expectAccessible();

  // Here one is still signed in, by another token; elsewhere one isn't.
  await page.reload();
  await expect(section(page)).toContainText('10 recovery codes are left');
  const elsewhere = await request.get('/api/auth/profile', { headers: bearer(other) });
  expect(elsewhere.status()).toBe(401);
});

test('logging in by it: a second step, a way back that loses nothing, and the app’s code', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { admin, secret } = await adminWithFactor(request);
  await giveLogin(page, { ...admin, password: 'not it' });
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

test('a recovery code in place of the phone, until they are nearly used up, and new ones', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { admin, codes } = await adminWithFactor(request);
  const { email, password } = admin;
  for (const code of codes.slice(1, 7)) {
    const answer = await request.post('/api/auth/login', { data: { email, password, code } });
    expect(answer.status()).toBe(200);
  }
  await giveLogin(page, admin);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await recoveryField(page).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid or already used code')).toBeVisible();
  await recoveryField(page).fill(` ${(codes[0] ?? '').toLowerCase().replace('-', '')} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  await page.goto('/account');
  await expect(section(page)).toContainText('3 recovery codes are left');
  await expect(section(page)).toContainText('Your recovery codes are nearly used up. Please make new ones.');
  await watched.expectAccessible();
  await press(page, 'New Recovery Codes');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(password);
  await watched.expectAccessible();
  await press(page, 'Make New Codes');
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  expect(await section(page).getByRole('listitem').allTextContents()).not.toContain(codes[9]);
  await press(page, 'I Have Kept Them');
  await expect(section(page)).toContainText('10 recovery codes are left');
  await expect(section(page)).not.toContainText('nearly used up');
});

test('switched off with the password and a code; then the password is enough', async ({ page, request }) => {
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
  await expect(section(page)).toContainText('10 recovery codes are left');
  await press(page, 'Switch Off');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(admin.password);
  await section(page).getByLabel('Code from your app, or a recovery code').fill('000-000');
  await press(page, 'Switch Off');
  await expect(section(page)).toContainText('Invalid or already used code');
  await section(page)
    .getByLabel('Code from your app, or a recovery code')
    .fill(codes[3] ?? '');
  await press(page, 'Switch Off');
  await expect(notified(page, 'Two-step login is off')).toBeVisible();
  await expect(section(page)).toContainText('Off. With it on');
  await page.evaluate(() => localStorage.clear());
  await giveLogin(page, admin);
  await expect(page).toHaveURL('/admin');
});

test('a colleague switches it off for who has lost the phone, and it is on the record', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const lost = await adminWithFactor(request);
  const colleague = await adminWithFactor(request);
  await alreadySignedIn(page, colleague.admin);
  await page.goto(`/admin/users/${colleague.admin.user._id}`);
  await expect(main(page).getByText('Two-step login')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Switch Off' })).toHaveCount(0);
  await page.goto(`/admin/users/${lost.admin.user._id}`);
  await main(page).getByRole('button', { name: 'Switch Off' }).click();
  await watched.expectAccessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).click();
  await expect(notified(page, 'Two-step login is off')).toBeVisible();
  await expect(main(page).getByText('Two-step login')).toHaveCount(0);
  await watched.expectAccessible();
  watched.expectSilence();
  await page.goto(`/admin/activity?subject=user&actor=${colleague.admin.user._id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Switched off two-step login of' })).toContainText(
    'Shirin Akter',
  );
  const { email, password } = lost.admin;
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
});

test('what fails is said in words, and can be tried again', async ({ page, request }) => {
  const { admin } = await adminWithFactor(request);
  await giveLogin(page, admin);
  await expect(appField(page)).toBeVisible();
  await page.route('**/api/auth/**', (route) => route.abort());
  await appField(page).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  await expect(appField(page)).toHaveValue('123456');
  await page.unroute('**/api/auth/**');

  const plain = await newAdmin(request);
  await openAccount(page, plain);
  await page.route('**/api/auth/second-factor', (route) => route.abort());
  await press(page, 'Switch On');
  await section(page).getByLabel('Current Password *', { exact: true }).fill(plain.password);
  await press(page, 'Continue');
  await expect(section(page).getByRole('alert')).toHaveText('Failed to set up two-step login');
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

test('a customer’s account has none of it', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await alreadySignedIn(page, await registerCustomer(request));
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  expect(asked.filter((url) => /second-factor|SecondFactor/i.test(url))).toEqual([]);
});
