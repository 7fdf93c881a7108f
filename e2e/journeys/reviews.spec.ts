import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { delayRequests } from '../delayRequests.ts';
import { createProduct, moveOrder, placeOrder } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const main = (page: Page) => page.getByRole('main');
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('there is nothing to review before a delivery', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  await placeOrder(request, customer, await createProduct(request));
  await storeSession(page, customer);
  await page.goto('/account?tab=reviews');
  await expect(page.getByRole('heading', { name: 'No products to review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reviews', exact: true })).toBeVisible();
  await watched.expectAccessible();
});

test('a delivered product is reviewed with stars, text and a photo; the review is changed and deleted', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const product = await createProduct(request);
  const order = await placeOrder(request, customer, product);
  await moveOrder(request, order._id, 'delivered');
  await storeSession(page, customer);
  await page.goto('/account?tab=orders');
  await expect(page.getByRole('link', { name: 'Reviews 1 to review' })).toBeVisible();
  await watched.expectAccessible();
  await main(page)
    .getByRole('link', { name: `Review ${product.name}` })
    .click();

  const dialog = page.getByRole('dialog', { name: 'Write a Review' });
  const submit = dialog.getByRole('button', { name: 'Submit Review' });
  await expect(dialog.getByText('Please select a rating')).toBeVisible();
  await expect(submit).toBeDisabled();
  await watched.expectAccessible();
  for (const [stars, word] of ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'].entries()) {
    await expect(dialog.getByRole('radio').nth(stars)).toHaveAccessibleName(
      `${stars + 1} ${stars === 0 ? 'star' : 'stars'}: ${word}`,
    );
  }
  await dialog.getByText('4 stars: Very Good').click({ force: true });
  await dialog.getByLabel('Title').fill('Sits well');
  await dialog.getByLabel('Comment').fill('Worn to a wedding.');
  await expect(dialog).toContainText('18/1000');
  await expect(dialog.getByLabel('Title')).toHaveAttribute('maxlength', '100');
  const photo = await readFile('web/public/icon-192.png');
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: photo });
  const chooser = dialog.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(dialog.getByRole('alert').last()).toHaveText(
    'notes.txt: Only JPEG, PNG, WebP or AVIF images can be uploaded',
  );
  const upload = await delayRequests(page, '**/api/upload/single');
  await chooser.setInputFiles(file('slow.png'));
  await expect(dialog.getByRole('progressbar', { name: 'Uploading photo 1' })).toBeVisible();
  await expect(submit).toBeDisabled();
  await watched.expectAccessible();
  upload.release();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove photo 1' }).click();
  await chooser.setInputFiles(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(file));
  await expect(dialog.getByRole('img')).toHaveCount(4);
  await expect(chooser).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove photo 4' }).click();
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await expect(submit).toBeEnabled();
  await watched.expectAccessible();
  await page.reload();
  await expect(dialog.getByLabel('Comment')).toHaveValue('Worn to a wedding.');
  await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(notifications(page)).toContainText('Review submitted successfully!');
  // The order's link that opened the dialog is gone.
  await expect(main(page)).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/account?tab=reviews');
  await expect(page.getByRole('heading', { name: 'No products to review' })).toBeVisible();
  await watched.expectAccessible();

  await page.getByRole('button', { name: `Edit the review of ${product.name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Your Review' });
  await expect(editing.getByLabel('Title')).toHaveValue('Sits well');
  await watched.expectAccessible();
  await editing.getByText('5 stars: Excellent').click({ force: true });
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing).toBeHidden();
  await expect(main(page).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(main(page).getByText('✓ Reviewed')).toBeVisible();
  const { rating, numReviews } = await (await request.get(`/api/products/${product._id}`)).json();
  expect({ rating, numReviews }).toEqual({ rating: 5, numReviews: 1 });

  await page.goto('/account?tab=reviews');
  await page.getByRole('button', { name: `Delete the review of ${product.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Reviews 1 to review' })).toBeVisible();
  watched.expectNoConsoleOutput();
});
