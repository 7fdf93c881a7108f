/** A customer places an order by keyboard only. Elements are found by their accessible names. */
import { expect, type Locator, type Page } from '@playwright/test';
import { createProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';

/** More than the tab stops before any target. */
const MAX_TAB_STOPS = 160;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await target.first().evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an order is placed by keyboard only', async ({ page, request }, { project }) => {
  test.skip(project.name === 'phone', 'only desktops have a keyboard');
  test.slow();
  const bangle = await createProduct(request, {
    name: `Mina Churi ${crypto.randomUUID().slice(0, 8)}`,
    category: 'bangles',
    price: 450,
    sizes: [
      { size: 'S', measurement: '2.4/24', stock: 3, available: true },
      { size: 'M', measurement: '2.6/26', stock: 3, available: true },
    ],
  });
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });

  await test.step('skips to the content', async () => {
    await page.goto('/');
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.locator('#content')).toBeVisible();
  });

  await test.step('searches, opens a result and chooses a size', async () => {
    await type(page, page.getByRole('combobox', { name: 'Search products' }), bangle.name);
    await page.keyboard.press('Enter');
    await press(page, main.getByRole('heading', { name: bangle.name }).getByRole('link'));
    await expect(page).toHaveURL(`/products/${bangle._id}`);
    await press(page, main.getByRole('radio', { name: /^S\b/ }), 'Space');
    await press(page, button('Login to Buy'));
  });

  await test.step('registers', async () => {
    await type(page, page.getByLabel('Full Name'), 'Rina Akter');
    await type(page, page.getByLabel('Email Address'), `rina-${crypto.randomUUID()}@example.com`);
    await type(page, page.getByLabel('Password *', { exact: true }), 'mina churi');
    await type(page, page.getByLabel('Confirm Password'), 'mina churi');
    await press(page, page.getByRole('checkbox'), 'Space');
    await press(page, button('Create Account'));
    await expect(page).toHaveURL('/checkout', { timeout: 20_000 });
  });

  await test.step('submits an incomplete form and is moved to the missing field', async () => {
    await press(page, button('Place Order'));
    await expect(
      page.getByText('Please fill in all required address fields correctly').first(),
    ).toBeVisible();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('fills in the address and places the order', async () => {
    await page.reload();
    await type(page, page.getByLabel('Full Name'), 'Rina Akter');
    await type(page, page.getByLabel('Phone Number'), '01812345678');
    await type(page, page.getByLabel('Address'), 'House 12, Station Road');
    await type(page, page.getByRole('combobox', { name: 'District' }), 'Sylhet');
    await expect(page.getByRole('option', { name: 'Sylhet' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await type(page, page.getByRole('combobox', { name: 'Thana/Upazila' }), 'Beanibazar');
    await page.keyboard.press('Escape');
    await press(page, button('Place Order'));
    await expect(page).toHaveURL('/order-success');
    await expect(page.getByText(/^KA\d{6,}$/)).toBeVisible();
  });
});
