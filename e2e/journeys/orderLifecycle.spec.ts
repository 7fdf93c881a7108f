import { expect, type Page } from '@playwright/test';
import { createProduct } from '../shopData.ts';
import { openBrowser, test } from '../shopTest.ts';
import { ADMIN } from '../startShop.ts';
import { watchPage } from '../watchPage.ts';

async function fillAddress(page: Page) {
  await page.getByLabel('Full Name').fill('Rina Akter');
  await page.getByLabel('Phone Number').fill('01812-345678');
  await page.getByLabel('Address').fill('House 12, Station Road');
  await page.getByRole('combobox', { name: 'District' }).fill('Cumilla');
  await page.getByRole('option', { name: 'Comilla' }).click();
  await page.getByRole('combobox', { name: 'Thana/Upazila' }).fill('Laksam');
  await page.keyboard.press('Escape');
}

async function deliver(page: Page, orderNumber: string) {
  await page.goto('/auth/login?returnTo=/admin/orders');
  await page.getByLabel('Email Address').fill(ADMIN.email);
  await page.getByLabel('Password *').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/admin/orders');
  const status = page.getByRole('combobox', { name: `Status of order ${orderNumber}` });
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}`, exact: true });
  await dialog.getByRole('button', { name: 'Confirmed' }).click();
  await expect(page.getByText('Call saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const next of ['Processing', 'Shipped']) {
    await status.selectOption(next);
    await expect(status.locator('option:checked')).toHaveText(next);
    await expect(status).toBeEnabled();
  }
  await status.selectOption('Delivered');
  await expect(status).toBeHidden();
}

test('a bangle is found, ordered, delivered and shown as delivered', async ({ page, request, browser }) => {
  test.slow();
  const watched = await watchPage(page);
  const bangle = await createProduct(request, {
    name: `Nokshi Churi ${crypto.randomUUID().slice(0, 8)}`,
    category: 'bangles',
    price: 890,
    sizes: [
      { size: 'S', measurement: '2.4/24', stock: 3, available: true },
      { size: 'M', measurement: '2.6/26', stock: 3, available: true },
    ],
    colors: [
      { name: 'Red', hexCode: '#B22222', stock: 0, available: true },
      { name: 'Gold', hexCode: '#D4AF37', stock: 0, available: true },
    ],
  });

  await test.step('a guest finds the bangle and chooses size and color', async () => {
    await page.goto(`/products?search=${encodeURIComponent(bangle.name)}`);
    await page.getByRole('main').getByRole('heading', { name: bangle.name }).getByRole('link').click();
    await expect(page).toHaveURL(`/products/${bangle._id}`);
    await page.getByText('2.6/26').click();
    await page.getByText('Red', { exact: true }).click();
    await page.getByRole('button', { name: 'Login to Buy' }).click();
  });

  await test.step('registration returns to the product', async () => {
    await expect(page.getByText('Create an account to continue with your purchase')).toBeVisible();
    await page.getByLabel('Full Name').fill('Rina Akter');
    await page.getByLabel('Email Address').fill(`rina-${crypto.randomUUID()}@example.com`);
    await page.getByLabel('Phone Number').fill('01812345678');
    await page.getByLabel('Password *', { exact: true }).fill('nokshi churi');
    await page.getByLabel('Confirm Password').fill('nokshi churi');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
  });

  const orderNumber = await test.step('the customer orders with cash on delivery', async () => {
    await expect(page).toHaveURL('/checkout', { timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText('Size M · Red');
    await fillAddress(page);
    await expect(page.getByRole('main')).toContainText('৳1,010');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL('/order-success');
    return page.getByText(/^[A-Z]{2}\d{6,}$/).textContent();
  });

  await test.step('the admin moves the order to delivered', async () => {
    const admin = await openBrowser(browser, { viewport: { width: 1280, height: 800 } });
    await deliver(admin, orderNumber ?? '');
    await admin.context().close();
  });

  await test.step('the customer sees the order delivered', async () => {
    await page.getByRole('link', { name: 'View My Orders' }).click();
    const order = page.getByRole('article').first();
    await expect(order).toContainText('Delivered');
    await expect(order).toContainText('1 × ৳890');
    await expect(order.getByRole('link', { name: `Review ${bangle.name}` })).toBeVisible();
    await order.getByRole('link', { name: /View details/ }).click();
    const timeline = page.getByRole('list', { name: 'Order progress' });
    await expect(timeline.getByRole('listitem')).toHaveText([/Placed/, /Processing/, /Shipped/, /Delivered/]);
    await expect(timeline.getByRole('time')).toHaveCount(4);
  });
  watched.expectNoConsoleOutput();
});
