import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { bearer, createRing, openAsAdmin, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const importPage = '/admin/products/import';
const csv = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page, text: string) => page.locator('input[type=file]').setInputFiles(csv(text));
const saved = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFile(await download.path(), 'utf8');
};

test('a sheet is exported, edited and imported after a preview of its changes', async ({ page, request }) => {
  const word = uniqueName('Rupa').split(' ')[1] as string;
  const product = await createRing(request, { name: `Ring ${word}`, description: '=2+3, a "formula"' });
  const admin = await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${word}`);
  const sheet = await saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(sheet).toContain(product._id);
  expect(sheet).toContain(`"'=2+3, a ""formula"""`);

  await page.goto(importPage);
  await choose(page, sheet);
  await expect(page.getByText('There is nothing to change.')).toBeVisible();

  await choose(page, sheet.replace(',500,', ',450.50,'));
  await expect(page.getByText('Preview: 1 product will change.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText(`Row 2Ring ${word}`);
  const read = async () =>
    (await request.get(`/api/admin/products/${product._id}`, { headers: bearer(admin) })).json();
  expect((await read()).price).toBe(500);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('Done: 1 changed product.')).toBeVisible();
  expect(await read()).toMatchObject({ price: 450.5, description: '=2+3, a "formula"' });
});

test('every wrong row is reported, and nothing is imported', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(importPage);
  const name = uniqueName('Never');
  await choose(page, `Name;Description;Category;Price;Stock\n${name};Fine;rings;100;1\n;;shoes;x;\n`);
  await expect(page.getByText('Nothing was saved. Please correct 7 errors.')).toBeVisible();
  const faults = page.getByRole('table', { name: 'Errors' });
  await expect(faults.getByRole('row').nth(1)).toContainText(/2.*Images.*At least one image is required/);
  await expect(faults).toContainText('Product name is required');
  await expect(faults).toContainText('Please choose a category');
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('the preview of an earlier file does not replace that of the chosen one', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto(importPage);
  const isChosen = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/products/import',
    async (route) => {
      await isChosen.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const header = 'Name;Description;Category;Price;Stock\n';
  const early = page.waitForResponse('**/api/admin/products/import');
  await choose(page, `${header};;shoes;x;\n`);
  await expect(page.getByText('Checking the file...')).toBeVisible();
  await choose(page, `${header}Fine;Fine;rings;100;1\n`);
  const chosen = page.getByText('Nothing was saved. Please correct 1 error.');
  await expect(chosen).toBeVisible();
  isChosen.resolve();
  await early;
  await page.waitForTimeout(500);
  await expect(chosen).toBeVisible();
});

test('the template is itself a valid sheet', { tag: '@all' }, async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto(importPage);
  const template = await saved(page, () => page.getByRole('button', { name: 'Template' }).click());
  await choose(page, template);
  await expect(page.getByText('Preview: 1 product will be added.')).toBeVisible();
  await page.getByText('Column guide').click();
  await expect(page.getByText('required, in taka', { exact: false })).toBeVisible();
});

test('many selected products are changed together, and the result is shown', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const word = uniqueName('Jora').split(' ')[1] as string;
  for (const price of [355, 345]) await createRing(request, { name: `Pair ${price} ${word}`, price });
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${word}`);
  await page.getByRole('checkbox', { name: `Select Pair 355 ${word}` }).check();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Bulk Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Please choose what to change')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Price', exact: true }).selectOption('Change by percent');
  await dialog.getByRole('textbox').fill('-10');
  await dialog.getByRole('combobox', { name: 'Original price' }).selectOption('before');
  await dialog.getByRole('combobox', { name: 'Shown in the shop' }).selectOption('No');
  await watched.expectAccessible();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Preview: 2 products will change.')).toBeVisible();
  await expect(dialog.getByText('320', { exact: false })).toBeVisible();
  await watched.expectAccessible();
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('Done: 2 changed products.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: `Pair 345 ${word}` });
  await expect(row).toContainText('৳311');
  await expect(row).toContainText('Hidden');
  await expect(row.locator('s')).toContainText('৳345');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Shown in the shop');
  await expect(page.getByText('Showing 0 of 0 products')).toBeVisible();
  watched.expectNoConsoleOutput();
});
