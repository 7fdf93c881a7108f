import { expect, type Page } from '@playwright/test';
import { bearer, openAsAdmin, placeOrder, randomPhone, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

const rowOf = (page: Page, orderNumber: string) => page.getByRole('row').filter({ hasText: orderNumber });

const open = async (page: Page, orderNumber: string) => {
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('an admin works through the call queue, one call after the other', async ({ page, request }) => {
  const phone = randomPhone();
  const { orderNumber } = await placeOrder(request, undefined, { phone });
  await openAsAdmin(page, request);
  await page.goto('/admin/orders');
  await page
    .getByRole('navigation', { name: 'Orders by call and status' })
    .getByRole('link', { name: /^To call/ })
    .click();
  await expect(page).toHaveURL(/confirmation=to_call/);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(phone);
  await expect(page).toHaveURL(new RegExp(`search=${phone}`));
  await expect(page.getByText('Showing 1–1 of 1 order')).toBeVisible();
  await expect(rowOf(page, orderNumber)).toContainText('To call');

  const dialog = await open(page, orderNumber);
  await expect(dialog.getByRole('link', { name: /^Call 01/ })).toHaveAttribute('href', `tel:${phone}`);
  await dialog.getByLabel('Call note').fill('Rang out');
  await dialog.getByRole('button', { name: 'No answer' }).click();
  await expect(toastWithText(page, 'Call saved')).toBeVisible();
  const calls = dialog.getByRole('list', { name: 'Calls' }).getByRole('listitem');
  await expect(calls).toHaveText([/^No answer .*, by .*Rang out$/]);
  await expect(dialog.getByLabel('Call note')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Confirmed' }).click();
  await expect(calls).toHaveText([/^No answer/, /^Confirmed/]);
  await expect(dialog.getByRole('list', { name: 'History' })).toContainText(
    /Placed.*Call: No answer.*Call: Confirmed/,
  );

  // Neither call changed the status of the order. The queue no longer lists it.
  await expect(dialog.getByRole('combobox', { name: /^Status of order/ })).toHaveValue('pending');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Call', exact: true }).selectOption('confirmed');
  await expect(rowOf(page, orderNumber)).toContainText('Confirmed');
});

test('a refused call shows the error and keeps the typed note', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { _id, orderNumber } = await placeOrder(request);
  const admin = await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${orderNumber}`);
  const dialog = await open(page, orderNumber);
  await request.put(`/api/orders/${_id}/status`, { headers: bearer(admin), data: { status: 'delivered' } });
  await dialog.getByLabel('Call note').fill('Too late');
  await dialog.getByRole('button', { name: 'Refused' }).click();
  await expect(dialog.getByText('Delivered').first()).toBeVisible();
  await expect(dialog.getByText('A delivered or cancelled order can no longer be changed')).toBeVisible();
  await expect(dialog.getByLabel('Call note')).toHaveValue('Too late');
  // A reopened order has nothing left to confirm.
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Refused' })).toBeHidden();
});

test('private notes are saved and deleted, and customers never receive them', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { _id, orderNumber } = await placeOrder(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${orderNumber}`);
  const dialog = await open(page, orderNumber);
  const notes = dialog.getByRole('list', { name: 'Private notes' }).getByRole('listitem');
  for (const note of ['Gift: no bill inside', '<b>Call</b> the sister\nfirst']) {
    await dialog.getByLabel('New note').fill(note);
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.filter({ hasText: note.slice(0, 8) })).toBeVisible();
    await expect(dialog.getByLabel('New note')).toHaveValue('');
  }
  await expect(notes).toHaveCount(2);
  await expect(notes.nth(1)).toContainText('<b>Call</b> the sister');
  await page.reload();
  await expect(notes).toHaveCount(2);
  await notes
    .first()
    .getByRole('button', { name: /^Delete note/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notes).toHaveCount(1);
  await expect(toastWithText(page, 'Note deleted')).toBeVisible();
  await page.goto('/admin/activity');
  await expect(page.getByRole('row').filter({ hasText: orderNumber }).first()).toContainText(
    'Deleted a note from order',
  );
  expect(_id).toBeTruthy();
});

test('the next order shows the orders, deliveries and refusals of the same phone number', {
  tag: '@all',
}, async ({ page, request }) => {
  const phone = randomPhone();
  const name = uniqueName('Shirin');
  const past = [
    await placeOrder(request, name, { phone }),
    await placeOrder(request, name, { phone }),
    await placeOrder(request, name, { phone }),
  ];
  const admin = await openAsAdmin(page, request);
  const headers = bearer(admin);
  await request.put(`/api/orders/${past[0]?._id}/status`, { headers, data: { status: 'delivered' } });
  await request.post(`/api/admin/orders/${past[1]?._id}/calls`, { headers, data: { outcome: 'refused' } });
  const { orderNumber } = await placeOrder(request, name, { phone });
  // The counts of a new order appear shortly after it.
  await expect(async () => {
    await page.goto(`/admin/orders?search=${phone}`);
    await expect(rowOf(page, orderNumber)).toContainText('3 other orders, 1 delivered, 1 refused', {
      timeout: 2_000,
    });
  }).toPass();
  const dialog = await open(page, orderNumber);
  await expect(dialog.getByText('Ordered', { exact: true }).locator('..')).toContainText('3 ৳3,180');
  await expect(
    dialog.getByRole('term').getByText('Delivered', { exact: true }).locator('../..'),
  ).toContainText('1 ৳1,060');
  const others = dialog.getByRole('list', { name: 'Latest other orders' }).getByRole('listitem');
  await expect(others).toHaveCount(3);
  await others.last().getByRole('link').click();
  await expect(
    page.getByRole('dialog', { name: `Order ${past[0]?.orderNumber}`, exact: true }),
  ).toBeVisible();
});

test('calls and notes work by keyboard only, and every state is accessible', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { orderNumber } = await placeOrder(request);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${orderNumber}`);
  await page.getByRole('link', { name: `View order ${orderNumber}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });
  await dialog.getByLabel('Call note').focus();
  await page.keyboard.type('Yes');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Calls' })).toContainText('Yes');
  await dialog.getByLabel('New note').fill('A note');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Private notes' })).toContainText('A note');
  await watched.expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  watched.expectNoConsoleOutput();
});
