import { expect, type Page } from '@playwright/test';
import { bearer, logInAdmin, openAsAdmin, placeOrder, uniqueName } from '../admin.ts';
import { type Customer, registerCustomer, storeSession } from '../customers.ts';
import { test } from '../shopTest.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function giveDuties(request: Parameters<typeof logInAdmin>[0], { user }: Customer, duties: string[]) {
  const headers = bearer(await logInAdmin(request));
  const response = await request.put(`/api/admin/team/${user._id}`, { headers, data: { duties } });
  expect(response.status(), await response.text()).toBe(200);
}

test('an admin adds who packs, and she sees today’s work, the orders and nothing else', async ({
  page,
  request,
  browser,
}) => {
  const helper = await registerCustomer(request, uniqueName('Packer'));
  const order = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(helper.email);
  await page.getByRole('button', { name: 'Add to Team' }).click();
  await expect(page.getByText('Please choose at least one duty')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Orders' }).check();
  await page.getByRole('button', { name: 'Add to Team' }).click();
  await expect(cardOf(page, helper.name)).toContainText('Orders');

  const hers = await (await browser.newContext()).newPage();
  await hers.goto('/auth/login');
  await hers.getByLabel('Email').fill(helper.email);
  await hers.getByLabel('Password *', { exact: true }).fill(helper.password);
  await hers.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(menuOf(hers).getByRole('link')).toContainText(['Today', 'Orders', '']);
  await expect(hers.getByText('Cash outstanding')).toHaveCount(0);

  await hers.goto('/admin/products');
  await expect(hers.getByRole('heading', { name: 'You are not allowed to do this' })).toBeVisible();
  await hers.getByRole('link', { name: 'Go to Today' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await hers.goto(`/admin/orders/print?order=${order._id}`);
  await expect(hers.getByRole('article').first()).toContainText(order.recipient);
  await hers.context().close();
});

test('duties change at the next page, and the address of the area leads to the first page', {
  tag: '@all',
}, async ({ page, request }) => {
  const helper = await registerCustomer(request, uniqueName('Helper'));
  await giveDuties(request, helper, ['orders', 'team']);
  await storeSession(page, helper);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/today$/);
  await expect(menuOf(page).getByRole('link', { name: 'Team' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);

  await menuOf(page).getByRole('link', { name: 'Team' }).click();
  await expect(cardOf(page, helper.name)).toContainText('(you)');
  await expect(cardOf(page, helper.name).getByRole('button')).toHaveCount(0);
  const owner = page.getByRole('listitem').filter({ hasText: 'owner@example.com' });
  await expect(owner.getByRole('button')).toHaveCount(0);

  await giveDuties(request, helper, ['customers']);
  await menuOf(page).getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('link', { name: 'Go to Users' })).toBeVisible();
  await expect(menuOf(page).getByRole('link')).toHaveText(['Users', 'Reviews', 'SMS']);
  await page.getByRole('link', { name: 'Go to Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make Admin/ })).toHaveCount(0);
});

test('duties of a member are changed and taken away', { tag: '@all' }, async ({ page, request }) => {
  const helper = await registerCustomer(request, uniqueName('Clerk'));
  await giveDuties(request, helper, ['orders']);
  await openAsAdmin(page, request);
  await page.goto('/admin/team');
  const card = cardOf(page, helper.name);
  await card.getByRole('button', { name: 'Change duties' }).click();
  await expect(card.getByRole('checkbox', { name: 'Orders' })).toBeChecked();
  await card.getByRole('checkbox', { name: 'Money' }).check();
  await card.getByRole('button', { name: 'Save Duties' }).click();
  await expect(card).toContainText('Orders, Money');

  await card.getByRole('button', { name: 'Remove from team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);
  await page.goto('/admin/activity?subject=user');
  await expect(page.getByText(helper.name).first()).toBeVisible();
  await expect(page.getByText('Duties: Orders → Orders, Money').first()).toBeVisible();
});
