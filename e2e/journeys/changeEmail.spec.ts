/** Changing an account's email needs the password and notifies the old address, which can undo the change. */
import { expect, type Page } from '@playwright/test';
import { bearer } from '../admin.ts';
import { type Customer, registerCustomer, storeSession } from '../customers.ts';
import { emailTo } from '../outbox.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

const main = (page: Page) => page.getByRole('main');
const password = (page: Page) => page.getByLabel('Current Password *', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

async function openProfileForm(page: Page, customer: Customer): Promise<void> {
  await storeSession(page, customer);
  await page.goto('/account');
  await main(page).getByRole('button', { name: 'Edit' }).click();
}

test('a changed email asks for the password and keeps the typed values', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const { email } = customer;
  await openProfileForm(page, customer);
  await expect(password(page)).toHaveCount(0);
  const field = page.getByLabel('Email Address');
  await field.fill(`new-${email}`);
  await expect(password(page)).toBeVisible();
  await watched.expectAccessible();
  await field.fill(email.toUpperCase());
  await expect(password(page)).toHaveCount(0);
  await field.fill(`new-${email}`);
  await page.getByLabel('Full Name').fill('Nusrat Rahman');
  await save(page);
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  watched.expectNoConsoleOutput();
  await password(page).fill('not it');
  await save(page);
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(field).toHaveValue(`new-${email}`);
  await expect(page.getByLabel('Full Name')).toHaveValue('Nusrat Rahman');
  const storage = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(storage).toContain('Nusrat Rahman');
  expect(storage).not.toContain('not it');
  await password(page).fill(customer.password);
  await save(page);
  await expect(toastWithText(page, 'Profile updated successfully!')).toBeVisible();
  await expect(main(page)).toContainText(`new-${email}`);
});

test('a taken email is reported at its field', { tag: '@all' }, async ({ page, request }) => {
  const [customer, other] = [await registerCustomer(request), await registerCustomer(request)];
  await openProfileForm(page, customer);
  await page.getByLabel('Email Address').fill(other.email);
  await password(page).fill(customer.password);
  await save(page);
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(other.email);
});

test('the link mailed to the old address undoes the change by a button, never by opening', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const { email } = customer;
  const changed = await request.put('/api/auth/profile', {
    data: { email: `new-${email}`, currentPassword: customer.password },
    headers: bearer(customer),
  });
  expect(changed.status()).toBe(200);
  const { text } = await emailTo(email, 'account was changed');
  const { pathname, hash } = new URL(/Undo the Change: (\S+)/.exec(text)?.[1] ?? '');
  await storeSession(page, customer);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was your email changed?');
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  const profile = () => request.get('/api/auth/profile', { headers: bearer(customer) });
  expect((await (await profile()).json()).email).toBe(`new-${email}`);

  await page.getByRole('button', { name: 'Undo the Change' }).click();
  await expect(main(page)).toContainText('Your account uses its old email again.');
  expect((await profile()).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('kakon.session'))).toBeNull();
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
  await page.getByRole('link', { name: 'Set a New Password' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');

  await page.goBack();
  await page.getByRole('button', { name: 'Undo the Change' }).click();
  await expect(page.getByRole('alert')).toContainText('This change has already been undone.');
});

test('an incomplete link shows an error', { tag: '@all' }, async ({ page }) => {
  await page.goto('/auth/undo-email');
  await page.getByRole('button', { name: 'Undo the Change' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is incomplete or no longer valid.');
});
