import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { openAsAdmin, placeOrder, randomPhone, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

/** Returns the file that an entry of an export menu downloads. */
async function exportFile(
  page: Page,
  button: Locator,
  choice: string,
): Promise<{ name: string; text: string }> {
  await button.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: choice }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('the filtered list is exported as a spreadsheet without formulas', async ({ page, request }) => {
  const family = uniqueName('=Rahima');
  await placeOrder(request, family);
  await placeOrder(request, family);
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${encodeURIComponent(family)}`);
  const { name, text } = await exportFile(
    page,
    page.getByRole('button', { name: 'Export CSV' }),
    'Spreadsheet',
  );
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(`,'${family},01712345678,`);
});

test('selected orders are exported in the columns of Pathao', async ({ page, request }) => {
  const phone = randomPhone();
  const { orderNumber, recipient } = await placeOrder(request, undefined, { phone });
  await openAsAdmin(page, request);
  await page.goto(`/admin/orders?search=${phone}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const { name, text } = await exportFile(
    page,
    bar.getByRole('button', { name: 'Export' }),
    'Pathao bulk upload',
  );
  expect(name).toMatch(/^pathao-/);
  const [titles, row] = text.split('\r\n');
  expect(titles).toBe(
    'ItemType(*),StoreName(*),MerchantOrderId,RecipientName(*),RecipientPhone(*),RecipientCity(*),RecipientZone(*),RecipientArea,RecipientAddress(*),AmountToCollect(*),ItemQuantity(*),ItemWeight(*),ItemDesc,SpecialInstruction',
  );
  expect(row).toContain(
    `,${orderNumber},${recipient},${phone},Dhaka,Dhanmondi,,"House 12, Road 5",1060,2,0.5,2 × Test Ring`,
  );
});

test('a custom layout is made from a copy, used, changed and deleted', async ({ page, request }) => {
  const phone = randomPhone();
  const { orderNumber } = await placeOrder(request, undefined, { phone });
  const name = uniqueName('Steadfast');
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
  const { text } = await exportFile(page, button, `${name} bulk upload`);
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
