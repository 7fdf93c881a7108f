/** The shop has done what was pressed, and its response was lost: the next press does it no second time, and says what is. */
import { expect, type Page, type Route } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { codeMailedTo, codeSentTo } from '../outbox.ts';
import { createProduct, moveOrder, placeOrder, saveAddress } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { toastWithText } from '../watchPage.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

const main = (page: Page) => page.getByRole('main');
const noConnection = /No connection/;

/** Lets the next request through and loses its response. */
const loseNext = (page: Page, address: string) =>
  page.route(
    address,
    async (route: Route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Deletes the only address or review of the page, and confirms it. */
async function deleteOnlyOne(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test('a registration leads into the account', { tag: '@all' }, async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('Full Name').fill('Farzana Islam');
  await page.getByLabel('Email Address').fill(`new-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password *', { exact: true }).fill('churi123');
  await page.getByLabel('Confirm Password').fill('churi123');
  await page.getByRole('checkbox').check();
  await loseNext(page, '**/api/auth/register');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await create.click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farzana Islam');
});

test('a registration with another’s email is refused, whatever response was lost before', {
  tag: '@all',
}, async ({ page, request }) => {
  const { email } = await registerCustomer(request);
  await page.goto('/auth/register');
  await page.getByLabel('Full Name').fill('Farzana Islam');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill('churi123');
  await page.getByLabel('Confirm Password').fill('churi123');
  await page.getByRole('checkbox').check();
  await loseNext(page, '**/api/auth/register');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await create.click();
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await expect(page).toHaveURL('/auth/register');
});

test('a password that was reset is the new one', { tag: '@all' }, async ({ page, request }) => {
  const { email } = await registerCustomer(request);
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByRole('textbox', { name: 'Verification Code' }).fill(await codeMailedTo(email));
  await page.getByLabel('New Password *', { exact: true }).fill('a new churi');
  await page.getByLabel('Confirm New Password').fill('a new churi');
  await loseNext(page, '**/api/auth/reset-password');
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await reset.click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await reset.click();
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await expect(page).toHaveURL('/account');
});

test('a login by phone leads into the account that it made, and a first password may be set', {
  tag: '@all',
}, async ({ page }) => {
  const phone = `0161${String(Date.now()).slice(-7)}`;
  await page.goto('/auth/phone?returnTo=%2Faccount');
  await page.getByLabel('Phone Number').fill(phone);
  const send = page.getByRole('button', { name: 'Send Code by SMS' });
  await send.click();
  const code = page.getByLabel('Code from the SMS');
  const first = await codeSentTo(phone);
  await code.fill(first);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Full Name').fill('Rahima Begum');
  await loseNext(page, '**/api/auth/otp/verify');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await create.click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahima Begum');

  await page.getByRole('button', { name: 'Set Password' }).click();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await code.fill(await codeSentTo(phone, first));
  await page.getByLabel('New Password').fill('a new churi');
  await loseNext(page, '**/api/auth/password');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(main(page).getByText('Your password may have been set.')).toBeVisible();
});

test('a phone that was confirmed is confirmed', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const phone = `0171${String(Date.now()).slice(-7)}`;
  await storeSession(page, customer);
  await page.goto('/account');
  await page.getByRole('button', { name: /^(Confirm|Change) Number$/ }).click();
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Send Code by SMS' }).click();
  await page.getByLabel('Code from the SMS').fill(await codeSentTo(phone));
  await page.getByLabel('Current Password').fill(customer.password);
  await loseNext(page, '**/api/auth/phone');
  const confirm = page.getByRole('button', { name: 'Confirm Number' });
  await confirm.click();
  await expect(page.getByRole('alert')).toHaveText(noConnection);
  await confirm.click();
  await expect(
    toastWithText(page, 'Your phone number is confirmed. You can log in with it now.'),
  ).toBeVisible();
});

test('a changed password may be the new one, and the form says so', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await storeSession(page, customer);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password *').fill(customer.password);
  await page.getByLabel('New Password *', { exact: true }).fill('a new churi');
  await page.getByLabel('Confirm New Password').fill('a new churi');
  await loseNext(page, '**/api/auth/password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(main(page).getByText('Your password may have been changed.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
  await page.getByLabel('Email Address').fill(customer.email);
  await page.getByLabel('Password *', { exact: true }).fill('a new churi');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account');
});

test('a review is there once, as it was typed last, and is deleted by the second press', {
  tag: '@all',
}, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  const order = await placeOrder(request, customer, product);
  await moveOrder(request, order._id, 'delivered');
  await storeSession(page, customer);
  await page.goto(`/account?tab=reviews&product=${product._id}`);
  const dialog = page.getByRole('dialog', { name: 'Write a Review' });
  await dialog.getByText('4 stars: Very Good').click({ force: true });
  await dialog.getByLabel('Title').fill('Sits well');
  await loseNext(page, '**/api/reviews');
  const submit = dialog.getByRole('button', { name: 'Submit Review' });
  await submit.click();
  await expect(dialog.getByRole('alert').first()).toHaveText(noConnection);
  await dialog.getByLabel('Title').fill('Sits very well');
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByText('Sits very well')).toHaveCount(1);

  await loseNext(page, '**/api/reviews/*');
  await deleteOnlyOne(page);
  await expect(toastWithText(page, 'No connection.')).toBeVisible();
  await deleteOnlyOne(page);
  await expect(main(page).getByText('Sits very well')).toHaveCount(0);
});

test('an address and an alert are deleted by the second press', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await saveAddress(request, customer);
  const { _id: productId, name } = await createProduct(request, { stock: 0 });
  await request.post('/api/stock-alerts', {
    data: { productId, selectedSize: null, selectedColor: null },
    headers: { authorization: `Bearer ${customer.token}` },
  });
  await storeSession(page, customer);
  await page.goto('/account?tab=addresses');
  await loseNext(page, '**/api/addresses/*');
  await deleteOnlyOne(page);
  await expect(toastWithText(page, 'No connection.')).toBeVisible();
  await deleteOnlyOne(page);
  await expect(page.getByRole('heading', { name: 'No addresses saved yet.' })).toBeVisible();

  await page.goto('/account');
  const stop = page.getByRole('button', { name: `Remove the alert for ${name}` });
  await loseNext(page, '**/api/stock-alerts/*');
  await stop.click();
  await expect(toastWithText(page, 'No connection.')).toBeVisible();
  await stop.click();
  await expect(stop).toHaveCount(0);
});
