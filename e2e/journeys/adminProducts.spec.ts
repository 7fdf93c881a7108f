import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { bearer, createRing, openAsAdmin, uniqueName } from '../admin.ts';
import { test } from '../shopTest.ts';

const photo = fileURLToPath(new URL('../../web/public/icon-512.png', import.meta.url));
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });

test('every invalid field shows an error', { tag: '@all' }, async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/products/new');
  await category(page).selectOption('rings');
  await page.getByRole('button', { name: 'Create Product' }).click();
  for (const text of [
    'Product name is required',
    'Description is required',
    'Valid price is required',
    'Valid stock quantity is required',
    'At least one image is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Product Name' })).toBeFocused();

  await category(page).selectOption('bangles');
  await expect(page.getByRole('group', { name: /^Size / })).toHaveCount(4);
  await page.getByRole('group', { name: 'Size M' }).getByRole('textbox', { name: 'Size' }).fill('S');
  await page.getByRole('button', { name: 'Add Color' }).click();
  await page.getByRole('button', { name: 'Add Color' }).click();
  await page.getByRole('group', { name: 'Color Red' }).getByRole('combobox').selectOption('Multi Color');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Duplicate sizes are not allowed')).toBeVisible();
  await expect(page.getByText('Duplicate colors are not allowed')).toBeVisible();
  for (let left = 4; left > 0; left--)
    await page
      .getByRole('button', { name: /^Remove Size/ })
      .first()
      .click();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('At least one size is required for bangles')).toBeVisible();
});

test('a bangle is created with photos in order, found in the list, and changed', async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  const name = uniqueName('Reshmi Churi');
  await page.goto('/admin/products/new');
  await page.getByRole('textbox', { name: 'Product Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Description' }).first().fill('Glass bangles');
  await category(page).selectOption('bangles');
  await page.getByRole('textbox', { name: 'Price (৳)', exact: true }).fill('350');
  await page.getByRole('textbox', { name: /^Original Price/ }).fill('450');
  await page.getByRole('checkbox', { name: 'Featured' }).check();
  await page.getByRole('group', { name: 'Size S' }).getByRole('textbox', { name: 'Stock' }).fill('3');
  await page.getByLabel('Add images').setInputFiles([photo, photo]);
  await expect(page.getByRole('textbox', { name: 'Alt text of image 2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Alt text of image 1' }).fill('First');
  await page.getByRole('textbox', { name: 'Alt text of image 2' }).fill('Second');
  await page.getByRole('button', { name: 'Add Color' }).click();
  await page.getByRole('button', { name: 'Add Color' }).click();
  await page.getByRole('combobox', { name: 'Color shown in image 2' }).selectOption('Red');
  await page.getByRole('button', { name: 'Move image 2 earlier' }).click();
  await expect(page.getByRole('textbox', { name: 'Alt text of image 1' })).toHaveValue('Second');
  await expect(page.getByRole('combobox', { name: 'Color shown in image 1' })).toHaveValue('Red');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await expect(page.getByText('Showing 1–1 of 1 product')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Low Stock');
  await expect(row).toContainText('Featured');
  await expect(row.locator('s')).toContainText('৳450');

  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Alt text of image 1' })).toHaveValue('Second');
  await expect(page.getByRole('combobox', { name: 'Color shown in image 1' })).toHaveValue('Red');
  await page.getByRole('textbox', { name: 'Price (৳)', exact: true }).fill('375');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('৳375');
});

test('photos show their progress, and are sorted by dragging, or by arrows on touch screens', {
  tag: '@all',
}, async ({ page, request, isMobile }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/products/new');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/upload/single', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByLabel('Add images').setInputFiles([photo, photo]);
  await expect(page.getByRole('progressbar', { name: 'Uploading icon-512.png' })).toHaveCount(2);
  // Saving now would lose them.
  const save = page.getByRole('button', { name: 'Create Product' });
  await expect(save).toBeDisabled();
  arrived.resolve();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(save).toBeEnabled();
  const alt = (place: number) => page.getByRole('textbox', { name: `Alt text of image ${place}` });
  await alt(1).fill('First');
  await alt(2).fill('Second');
  const photos = page
    .getByRole('list')
    .filter({ has: alt(1) })
    .getByRole('listitem');
  if (isMobile) await page.getByRole('button', { name: 'Move image 2 earlier' }).tap();
  else await photos.nth(1).locator('[draggable=true]').dragTo(photos.nth(0));
  await expect(alt(1)).toHaveValue('Second');
  await expect(alt(2)).toHaveValue('First');
  await expect(page.getByText('Image 2 moved to position 1 of 2')).toBeAttached();
});

test('a product has each of the 13 preset colors at most once, and up to 4 sizes', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/products/new');
  await category(page).selectOption('bangles');
  await expect(page.getByRole('button', { name: 'Add Size' })).toBeDisabled();
  for (let colour = 0; colour < 13; colour++) await page.getByRole('button', { name: 'Add Color' }).click();
  await expect(page.getByRole('group', { name: /^Color / })).toHaveCount(13);
  await expect(page.getByRole('group', { name: 'Color Rose Gold' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Color' })).toBeDisabled();
});

test('a ring gets the usual sizes, and loses them again', { tag: '@all' }, async ({ page, request }) => {
  const product = await createRing(request);
  await openAsAdmin(page, request);
  const stock = page.getByRole('textbox', { name: 'Stock' });
  const save = async () => {
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    const response = await request.get(`/api/products/${product._id}`);
    return (await response.json()) as { stock: number; sizes: { size: string; stock: number }[] };
  };
  await page.goto(`/admin/products/${product._id}/edit`);
  await expect(stock.first()).toHaveValue(/[1-9]/);
  await page.getByRole('button', { name: 'Add the usual sizes' }).click();
  await expect(page.getByRole('group', { name: /^Size / })).toHaveCount(7);
  await expect(stock).toHaveCount(7);
  await page.getByRole('group', { name: 'Size 14' }).getByRole('textbox', { name: 'Stock' }).fill('3');
  const sized = await save();
  expect([sized.stock, sized.sizes.length, sized.sizes[3]]).toMatchObject([0, 7, { size: '14', stock: 3 }]);

  await page.goto(`/admin/products/${product._id}/edit`);
  const remove = page.getByRole('button', { name: /^Remove Size/ });
  for (let left = 7; left > 0; left--) await remove.first().click();
  await stock.first().fill('8');
  expect(await save()).toMatchObject({ stock: 8, sizes: [] });
});

test('of two admins, the second sees the conflict, loses nothing and overwrites nothing', {
  tag: '@all',
}, async ({ page, request }) => {
  const product = await createRing(request);
  const admin = await openAsAdmin(page, request);
  const one = { headers: bearer(admin) };
  await page.goto(`/admin/products/${product._id}/edit`);
  await page.getByRole('textbox', { name: 'Description' }).first().fill('Mine');
  await request.put(`/api/products/${product._id}`, { ...one, data: { price: 777 } });
  await page.getByRole('button', { name: 'Update Product' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has changed this' });
  await expect(conflict).toContainText('They changed: price');
  await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue('Mine');
  await conflict.getByRole('button', { name: 'Save my changes too' }).click();
  await expect(page.getByText('Product updated successfully!')).toBeVisible();
  const saved = await (await request.get(`/api/admin/products/${product._id}`, one)).json();
  expect(saved).toMatchObject({ price: 777, description: 'Mine' });
});

test('the form draft stays after leaving by mistake, until it is discarded', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const product = await createRing(request);
  await openAsAdmin(page, request);
  await page.goto(`/admin/products/${product._id}/edit`);
  const name = page.getByRole('textbox', { name: 'Product Name' });
  await name.fill('Half a thou');
  await page.goto('/admin/orders');
  await page.goto(`/admin/products/${product._id}/edit`);
  await expect(name).toHaveValue('Half a thou');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(name).toHaveValue(product.name);
  await page.reload();
  await expect(name).toHaveValue(product.name);
});

test('the URL filters and sorts the list, and the filters can be cleared', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const word = uniqueName('Jhilik').split(' ')[1] as string;
  await createRing(request, { name: `Beli ${word}`, price: 900 });
  await createRing(request, { name: `Champa ${word}`, price: 100, category: 'earrings' });
  await openAsAdmin(page, request);
  await page.goto(`/admin/products?search=${word}`);
  const names = page.getByRole('row').getByRole('link', { name: /^(Beli|Champa) / });
  await expect(names).toHaveText([`Champa ${word}`, `Beli ${word}`]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A-Z');
  await expect(names).toHaveText([`Beli ${word}`, `Champa ${word}`]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price Low to High');
  await expect(names).toHaveText([`Champa ${word}`, `Beli ${word}`]);
  await category(page).selectOption('earrings');
  await expect(names).toHaveText([`Champa ${word}`]);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
});
