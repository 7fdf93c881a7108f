import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const row = (page: Page, code: string) =>
  page.getByRole('table', { name: 'Coupons' }).getByRole('row').filter({ hasText: code });

test('an admin creates a coupon, corrects it and deletes it', { tag: '@all' }, async ({ page, request }) => {
  const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await openAsAdmin(page, request);
  const watched = await watchPage(page);
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const dialog = page.getByRole('dialog', { name: /^(New coupon|Edit )/ });
  await dialog.getByRole('button', { name: 'Save Coupon' }).click();
  await expect(dialog.getByText('Code is required')).toBeVisible();
  await watched.expectAccessible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('20');
  await dialog.getByLabel('At most (taka)').fill('250');
  await dialog.getByLabel('Minimum spend (taka)').fill('1000');
  await dialog.getByLabel('Uses in all').fill('100');
  await dialog.getByLabel('Last day').fill('2099-06-30');
  await dialog.getByRole('checkbox', { name: 'Bangles' }).check();
  await dialog.getByRole('button', { name: 'Save Coupon' }).click();
  await expect(dialog).toBeHidden();
  for (const text of [
    '20% off, at most ৳250',
    'From ৳1,000 · Bangles',
    'Active',
    'Until 30 Jun 2099',
    '0 of 100',
  ])
    await expect(row(page, code)).toContainText(text);
  await watched.expectAccessible();

  await page.getByRole('button', { name: `Edit ${code}` }).click();
  await expect(dialog.getByLabel('Last day')).toHaveValue('2099-06-30');
  await dialog.getByLabel('First day').fill('2099-06-01');
  await dialog.getByRole('checkbox', { name: 'Active' }).uncheck();
  await dialog.getByRole('button', { name: 'Save Coupon' }).click();
  await expect(row(page, code)).toContainText('1 Jun 2099 – 30 Jun 2099');
  await expect(row(page, code)).toContainText('Off');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(page, code)).toBeHidden();
  watched.expectNoConsoleOutput();
});
