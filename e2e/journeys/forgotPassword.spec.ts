import { expect, type Page } from '@playwright/test';
import { registerCustomer } from '../customers.ts';
import { codeMailedTo } from '../outbox.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) >= 1024,
  'the same at every width; orderLifecycle.spec.ts runs at both',
);

async function askForCode(page: Page, email: string) {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Code expires in 10 minutes')).toBeVisible();
}

async function setPassword(page: Page, { code, password, again = password }: Record<string, string>) {
  await page.getByRole('textbox', { name: 'Verification Code' }).fill(code ?? '');
  await page.getByLabel('New Password *', { exact: true }).fill(password ?? '');
  await page.getByLabel('Confirm New Password').fill(again ?? '');
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('the mailed code sets a new password', async ({ page, request }) => {
  const watched = await watchPage(page);
  const { email } = await registerCustomer(request);
  await askForCode(page, email);
  await expect(page.getByRole('main')).toContainText(email);
  await watched.expectAccessible();
  const code = await codeMailedTo(email);
  await setPassword(page, { code, password: 'short', again: 'other' });
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  watched.expectNoConsoleOutput();
  await setPassword(page, { code, password: 'a new churi' });
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await watched.expectAccessible();
  await page.waitForURL('/auth/login', { timeout: 6000 });
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill('a new churi');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account');
});

test('a wrong code is refused, and a new code is sent after 30 seconds', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { email } = await registerCustomer(request);
  await askForCode(page, email);
  const first = await codeMailedTo(email);
  await setPassword(page, { code: first === '000000' ? '000001' : '000000', password: 'a new churi' });
  await expect(page.getByText('Invalid or expired verification code')).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(31_000);
  await resend.click();
  await expect(page.getByText('New verification code sent to your email').first()).toBeVisible();
  const second = await codeMailedTo(email, 1);
  await expect(resend).toBeDisabled();
  await setPassword(page, { code: second, password: 'a new churi' });
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
});

test('a reload stays at the same step, and another address can be entered', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { email } = await registerCustomer(request);
  await askForCode(page, email);
  await codeMailedTo(email);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByText('Code expires in 10 minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await setPassword(page, { code: await codeMailedTo(email, 1), password: 'a new churi' });
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    email,
  );
  watched.expectNoConsoleOutput();
});

test('an unknown email gets the same response', { tag: '@all' }, async ({ page }) => {
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  await askForCode(page, email);
  await expect(page.getByRole('main')).toContainText(email);
});
