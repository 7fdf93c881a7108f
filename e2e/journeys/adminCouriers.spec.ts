import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmByPhone, openAsAdmin, placeOrder, randomPhone, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

test.skip(
  ({ viewport }) => (viewport?.width ?? 0) < 1024,
  'on wide screens; adminNarrowScreens.spec.ts looks at phones',
);

/** Returns the file that a button downloads. */
async function downloadBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Opens the dialog of a courier's file from an export menu. */
async function openCourierFile(page: Page, button: Locator, layout: string): Promise<Locator> {
  await button.click();
  await page.getByRole('menuitem', { name: `${layout} bulk upload` }).click();
  return page.getByRole('dialog', { name: `${layout} bulk upload` });
}

test('the filtered list is exported as a spreadsheet without formulas', async ({ page, request }) => {
  const family = uniqueName('=Rahima');
  await placeOrder(request, family);
  await placeOrder(request, family);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(family)}`);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const { name, text } = await downloadBy(page, page.getByRole('menuitem', { name: 'Spreadsheet' }));
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(`,'${family},01712345678,`);
});

const TITLES =
  'ItemType(*),StoreName(*),MerchantOrderId,RecipientName(*),RecipientPhone(*),RecipientCity(*),RecipientZone(*),RecipientArea,RecipientAddress(*),AmountToCollect(*),ItemQuantity(*),ItemWeight(*),ItemDesc,SpecialInstruction';

test('selected orders are exported in the columns of Pathao', async ({ page, request }) => {
  const phone = randomPhone();
  const { _id, orderNumber, recipient } = await placeOrder(request, undefined, { phone });
  await confirmByPhone(request, { _id });
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${phone}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const file = await openCourierFile(page, bar.getByRole('button', { name: 'Export' }), 'Pathao');
  const { name, text } = await downloadBy(page, file.getByRole('button', { name: 'Download 1 order' }));
  expect(name).toMatch(/^pathao-/);
  const [titles, row] = text.split('\r\n');
  expect(titles).toBe(TITLES);
  expect(row).toContain(
    `,${orderNumber},${recipient},${phone},Dhaka,Dhanmondi,,"House 12, Road 5",1060,2,0.5,2 × Test Ring`,
  );
});

test('a courier’s file leaves out what is not to be sent, asks for unknown places and books its orders', async ({
  page,
  request,
}) => {
  const family = uniqueName('Rahima');
  const uttara = await placeOrder(request, family, {
    address: { thana: 'Uttara West', address: 'সেক্টর ১১, রোড ৪' },
  });
  const first = await placeOrder(request, family, { address: { thana: 'Gulshan', address: 'House 2' } });
  const comilla = await placeOrder(request, family, {
    address: { district: 'Comilla', thana: 'Brahmanpara', address: 'Bazar' },
  });
  const uncalled = await placeOrder(request, family);
  await confirmByPhone(request, uttara, first, comilla);
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(family)}`);
  const button = page.getByRole('button', { name: 'Export CSV' });

  const file = await openCourierFile(page, button, 'Pathao');
  await expect(file.getByRole('checkbox', { name: '1 not confirmed by phone' })).not.toBeChecked();
  await expect(file.getByText('Pathao does not know the place of 1 order')).toBeVisible();
  await expect(file.getByText('Choose 1 zone first')).toBeVisible();
  await watched.expectAccessible();
  const zone = file.getByLabel(`Zone of ${first.orderNumber}`);
  await zone.selectOption({ label: 'Gulshan-2' });
  await file.getByRole('checkbox', { name: '1 not confirmed by phone' }).check();
  const four = await downloadBy(page, file.getByRole('button', { name: 'Download 4 orders' }));
  const rows = four.text.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[2])).toEqual(
    [uttara, first, comilla, uncalled].map(({ orderNumber }) => orderNumber),
  );
  expect(rows[0]).toContain(',Dhaka,Uttara Sector 11,');
  expect(rows[1]).toContain(',Dhaka,Gulshan-2,');
  expect(rows[2]).toContain(',Cumilla,B.Para,');
  await watched.expectAccessible();
  await file.getByRole('button', { name: 'Mark as booked with Pathao' }).click();
  await expect(toastWithText(page, '4 orders booked with Pathao')).toBeVisible();

  const again = await openCourierFile(page, button, 'Pathao');
  await expect(again.getByRole('button', { name: 'Download 0 orders' })).toBeDisabled();
  await again.getByRole('checkbox', { name: '4 already booked' }).check();
  await expect(again.getByRole('button', { name: 'Download 4 orders' })).toBeEnabled();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('a place is found, named as the courier does and reset', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Couriers', exact: true }).click();
  await page.getByRole('link', { name: 'Places as RedX names them' }).click();
  await expect(page.getByRole('heading', { name: 'Places at RedX' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('সাভার');
  const row = page.getByRole('row', { name: /^Savar, Dhaka/ });
  await expect(page.getByRole('row')).toHaveCount(2);
  await watched.expectAccessible();
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Savar, Dhaka' });
  await dialog.getByLabel('Zone').fill(' ');
  await dialog.getByRole('button', { name: 'Save Place' }).click();
  await expect(dialog.getByText('Zone is required')).toBeVisible();
  await watched.expectAccessible();
  await dialog.getByLabel('Zone').fill('Savar City Center');
  await dialog.getByRole('button', { name: 'Save Place' }).click();
  await expect(row.getByText('Savar City Center, Dhaka')).toBeVisible();
  await expect(row.getByText('Changed')).toBeVisible();
  await row.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(toastWithText(page, 'Place reset')).toBeVisible();
  await expect(row.getByText('Changed')).toBeHidden();
});

test('a custom layout is made from a copy, used, changed and deleted', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const phone = randomPhone();
  const { _id, orderNumber } = await placeOrder(request, undefined, { phone });
  await confirmByPhone(request, { _id });
  const name = uniqueName('Sundarban');
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/orders/couriers');
  await page
    .getByRole('article', { name: 'Pathao', exact: true })
    .getByRole('button', { name: 'Copy' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'New Layout' });
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByRole('textbox', { name: 'Text of column 1 (optional)' })).toHaveValue('parcel');
  for (let n = 14; n > 2; n--) await dialog.getByRole('button', { name: `Remove column ${n}` }).click();
  await dialog.getByLabel('Title of column 1').fill('Invoice');
  await dialog.getByLabel('Content of column 1').selectOption('orderNumber');
  await dialog.getByLabel('Title of column 2').fill('Invoice');
  await dialog.getByLabel('Content of column 2').selectOption('text');
  await dialog.getByRole('button', { name: 'Save Layout' }).click();
  await expect(dialog.getByText('Another column has this title')).toBeVisible();
  await watched.expectAccessible();
  await dialog.getByLabel('Title of column 2').fill('=Note');
  await dialog.getByLabel('Text of column 2').fill('Fragile, please');
  await dialog.getByRole('button', { name: 'Move column 2 up' }).click();
  await dialog.getByRole('button', { name: 'Save Layout' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastWithText(page, 'Layout saved')).toBeVisible();

  await page.goto(`/admin/orders?search=${phone}`);
  const button = page.getByRole('button', { name: 'Export CSV' });
  const file = await openCourierFile(page, button, name);
  const { text } = await downloadBy(page, file.getByRole('button', { name: 'Download 1 order' }));
  expect(text).toBe(`'=Note,Invoice\r\n"Fragile, please",${orderNumber}\r\n`);

  await page.goto('/admin/orders/couriers');
  await watched.expectAccessible();
  const card = page.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Layout' });
  await editing.getByLabel('Name').fill('Pathao');
  await editing.getByRole('button', { name: 'Save Layout' }).click();
  await expect(editing.getByText('Another layout already has this name')).toBeVisible();
  await editing.getByLabel('Name').fill(`${name} Dhaka`);
  await editing.getByRole('button', { name: 'Save Layout' }).click();
  const renamed = page.getByRole('article', { name: `${name} Dhaka` });
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
