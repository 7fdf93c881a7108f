import { expect } from '@playwright/test';
import { createRing, openAsAdmin, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);

test('a batch of a cosmetic is recorded, found before it expires, corrected and written off', async ({
  page,
  request,
}) => {
  const facts = { ingredients: 'Aqua, Glycerin', netContent: { value: 50, unit: 'ml' } };
  const name = uniqueName('Rose cream');
  const product = await createRing(request, { name, category: 'cosmetics', price: 600, stock: 0, ...facts });
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products/${product._id}/stock`);
  await page.getByRole('button', { name: `Restock ${name}` }).click();
  const restock = page.getByRole('dialog', { name: `Restock ${name}` });
  await restock.getByRole('textbox', { name: 'Batch', exact: true }).fill('L-7');
  await restock.getByRole('textbox', { name: 'Pieces in the batch' }).fill('5');
  await restock.getByRole('button', { name: 'Add to stock' }).click();
  await expect(restock.getByText('Best before must be a date')).toBeVisible();
  await watched.expectAccessible();
  await restock.getByLabel('Best before').fill(day(10));
  await restock.getByRole('button', { name: 'Add to stock' }).click();
  await expect(restock).toBeHidden();

  await page.goto(`/admin/products/batches?product=${product._id}`);
  const row = page.getByRole('table', { name: 'Batches' }).getByRole('row').filter({ hasText: 'L-7' });
  await expect(row).toContainText('Not for sale');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: `Correct L-7 of ${name}` }).click();
  const correct = page.getByRole('dialog', { name: 'Correct L-7' });
  await correct.getByLabel('Best before').fill('2098-06-30');
  await correct.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing expires in this time')).toBeVisible();

  await page.goto(`/products/${product._id}`);
  await expect(page.getByText('Best before June 2098')).toBeVisible();
  await expect(page.getByText('50 ml · ৳1,200 per 100 ml')).toBeVisible();
  await page.getByRole('tab', { name: 'Ingredients' }).click();
  await expect(page.getByText('Aqua, Glycerin')).toBeVisible();

  await page.goto(`/admin/products/batches?expires=all&product=${product._id}`);
  await page.getByRole('button', { name: `Write off L-7 of ${name}` }).click();
  const writeOff = page.getByRole('dialog', { name: 'Write off L-7' });
  await watched.expectAccessible();
  await writeOff.getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByText(`5 pieces of ${name} written off`).first()).toBeVisible();
  watched.expectNoConsoleOutput();
});
