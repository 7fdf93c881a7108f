import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer, logInAdmin, openAsAdmin } from '../admin.ts';
import { test } from '../ownShop.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

// All tests of this file change the same shop, so they run in order.
test.describe.configure({ mode: 'serial' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' });
const SAVED = 'Settings saved. They apply from now on.';

/** Changes the settings as another admin would, in another browser. */
async function setElsewhere(request: APIRequestContext, change: object) {
  const headers = bearer(await logInAdmin(request));
  const { version, settings } = await (await request.get('/api/admin/shop', { headers })).json();
  const data = { version, settings: { ...settings, ...change } };
  const response = await request.put('/api/admin/shop', { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

test('an invalid field shows its error, and nothing is saved', async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  await expect(page.getByText('No changes yet.')).toBeVisible();
  await watched.expectAccessible();
  await field(page, 'Shop name').first().fill(' ');
  await field(page, 'Chat number').fill('12');
  await field(page, 'Delivery fee in Dhaka').fill('-1');
  await field(page, 'Facebook link').fill('http://example.com');
  await save(page).click();
  await expect(field(page, 'Shop name').first()).toBeFocused();
  for (const [name, sentence] of [
    ['Shop name', 'Shop name is required'],
    ['Chat number', 'Chat number must be 8 to 15 digits'],
    ['Delivery fee in Dhaka', 'Delivery fee in Dhaka must not be negative'],
    ['Facebook link', 'Facebook link must begin with https://'],
  ] as const) {
    await expect(field(page, name).first()).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  await page.getByRole('button', { name: 'Undo Changes' }).click();
  await expect(field(page, 'Chat number')).toHaveValue('8801700000000');
  watched.expectNoConsoleOutput();
});

test('of two admins, the second sees the changes of the first and loses nothing', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  await expect(save(page)).toBeVisible();
  await setElsewhere(request, { hours: '10:00–20:00', phone: '01711-000001' });
  await field(page, 'Shop address').fill('House 7, Dhanmondi, Dhaka');
  await field(page, 'Shop phone').fill('01711-000002');
  await save(page).click();

  const conflict = page.getByRole('alert').filter({ hasText: 'has changed the settings' });
  await expect(conflict).toContainText('Shop phone: 01700-000000 → 01711-000001 (you: 01711-000002)');
  await expect(conflict).toContainText('Opening hours: 24/7 → 10:00–20:00');
  await expect(field(page, 'Shop address')).toHaveValue('House 7, Dhanmondi, Dhaka');
  await watched.expectAccessible();
  await conflict.getByRole('button', { name: 'Save my changes too' }).click();
  await expect(toastWithText(page, SAVED)).toBeVisible();
  await expect(field(page, 'Opening hours')).toHaveValue('10:00–20:00');
  const { address, phone, hours } = await (await request.get('/api/shop')).json();
  expect({ address, phone, hours }).toEqual({
    address: 'House 7, Dhanmondi, Dhaka',
    phone: '01711-000002',
    hours: '10:00–20:00',
  });
});

test('the second admin can also take the saved values of the first', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  await expect(save(page)).toBeVisible();
  await setElsewhere(request, { hours: '24/7' });
  await field(page, 'Opening hours').fill('never');
  await save(page).click();
  await page.getByRole('button', { name: 'Use their version' }).click();
  await expect(field(page, 'Opening hours')).toHaveValue('24/7');
  await expect(page.getByRole('button', { name: 'Undo Changes' })).toBeDisabled();
});

test('the history restores an older version', { tag: '@all' }, async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  const history = page.getByRole('region', { name: 'History' });
  await field(page, 'Banner text').fill('Free delivery from {threshold}');
  await expect(page.getByText('Free delivery from ৳2,000')).toBeVisible();
  await save(page).click();
  const latest = history.getByRole('listitem').filter({ hasText: 'In use' });
  await expect(latest).toContainText(
    'Banner text: Free delivery on orders above {threshold} · Cash on delivery →',
  );
  await history.getByRole('button', { name: 'Restore version 1', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(toastWithText(page, 'The settings of version 1 are back')).toBeVisible();
  await expect(latest).toContainText('restored version 1');
  await expect(field(page, 'Shop phone')).toHaveValue('01700-000000');

  await page.goto('/admin/activity?subject=shop');
  const auditEvents = page.getByRole('table', { name: 'Activity' });
  await expect(auditEvents.getByRole('row').nth(1)).toContainText('Restored older settings as version');
});

test('leaving unsaved changes asks first, by keyboard only', async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/settings');
  await field(page, 'Brand blurb').fill('Typed and not saved');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leave this page? Your changes are not saved.');
  await question.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(field(page, 'Brand blurb')).toHaveValue('Typed and not saved');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).press('Enter');
  await question.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(page).toHaveURL('/admin/users');
});
