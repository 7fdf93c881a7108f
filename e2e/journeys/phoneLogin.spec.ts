import { expect } from '@playwright/test';
import { codeSentTo } from '../outbox.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) >= 1024,
  'the same at every width; orderLifecycle.spec.ts runs at both',
);

test('a code by SMS opens a new account, and the same one the next time', async ({ page }) => {
  const watched = await watchPage(page);
  const phone = `0151${String(Date.now()).slice(-7)}`;
  await page.goto('/auth/login?returnTo=%2Faccount');
  await page.getByRole('link', { name: 'Log in with your phone' }).click();
  const number = page.getByLabel('Phone Number');
  const send = page.getByRole('button', { name: 'Send Code by SMS' });
  await number.fill('0151');
  await send.click();
  await expect(page.getByText('Please enter a valid Bangladeshi phone number')).toBeVisible();
  await number.fill(`+88 ${phone}`);
  await send.click();
  const code = page.getByLabel('Code from the SMS');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await watched.expectAccessible();
  const first = await codeSentTo(phone);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(number).toHaveValue(phone);
  await send.click();
  const sent = await codeSentTo(phone, first);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid or expired verification code')).toBeVisible();
  await expect(page.getByText(/You can resend the code in \d+ s/)).toBeVisible();
  // The phone unloads the page while its SMS are read.
  await page.reload();
  await code.fill(sent);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('This phone number is new to us.')).toBeVisible();
  await page.getByLabel('Full Name').fill('Rahima Begum');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahima Begum');
  await expect(
    page.getByText(`You can log in with a code that we send to ${phone.slice(0, 5)}-`),
  ).toBeVisible();
  await watched.expectAccessible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/auth/phone?returnTo=%2Faccount');
  await number.fill(phone);
  const before = await codeSentTo(phone);
  await send.click();
  await code.fill(await codeSentTo(phone, before));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahima Begum');
});
