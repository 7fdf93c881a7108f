import { expect, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { addToCart, createProduct, ordersOf } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

const main = (page: Page) => page.getByRole('main');
/** 'Sun 29 Nov – Tue 1 Dec' */
const dates = /(Sun|Mon|Tue|Wed|Thu|Sat) \d+( [A-Z][a-z]+)? – (Sun|Mon|Tue|Wed|Thu|Sat) \d+ [A-Z][a-z]+/;

test('the district of the product page sets the dates up to the confirmation, which shows the whole order', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { price: 500 });
  await addToCart(request, customer, product, 2);
  await storeSession(page, customer);
  await page.goto(`/products/${product._id}`);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText(dates)).toHaveCount(2);
  await delivery.getByRole('button', { name: 'Choose your district' }).click();
  await delivery.getByLabel('Your district').selectOption('Sylhet');
  await expect(delivery).toContainText('in Sylhet');
  await expect(delivery.getByText(dates)).toHaveCount(1);
  await watched.expectAccessible();
  await page.goto('/cart');
  await expect(main(page)).toContainText('in Sylhet');
  await expect(main(page)).toContainText('৳1,120');
  await page.goto('/checkout');
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Sylhet');
  await page.getByLabel('Full Name').fill('Rahima Khatun');
  await page.getByLabel('Phone Number').fill('01712345678');
  await page.getByLabel('Address').fill('House 4, Lake Road');
  await page.getByRole('combobox', { name: 'Thana/Upazila' }).fill('Beanibazar');
  await page.getByLabel('Landmark').fill('Beside the school');
  await page.getByLabel('Best time to call').selectOption('Evening, 5–9');
  await page.getByLabel('Gift note').fill('Eid Mubarak');
  await expect(main(page)).toContainText('11/300');
  await page.getByLabel('Leave prices off the packing slip').check();
  await watched.expectAccessible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/order-success');
  const [order] = await ordersOf(request, customer);
  const expectWhole = async () => {
    for (const text of [
      'Please have ৳1,120 ready in cash.',
      '2-3 business days',
      product.name,
      '2 × ৳500',
      'Landmark: Beside the school',
      'Call: Evening, 5–9',
      'Gift note: Eid Mubarak',
    ]) {
      await expect(main(page)).toContainText(text);
    }
    await expect(main(page).getByText(dates)).toBeVisible();
  };
  await expectWhole();
  await watched.expectAccessible();
  await page.reload();
  await expectWhole();
  await main(page).getByRole('link', { name: 'Track Your Order' }).click();
  await expect(page.getByLabel('Order Number')).toHaveValue(order?.orderNumber ?? '?');
  await expect(page.getByLabel('Phone Number')).toHaveValue('01712345678');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(main(page)).toContainText(dates);
  watched.expectNoConsoleOutput();
});
