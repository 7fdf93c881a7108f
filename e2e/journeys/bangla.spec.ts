/** The shop in Bangla, at the addresses below /bn. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { authTexts } from '#texts/bn/auth.ts';
import { buyingLabels } from '#texts/bn/buyingLabels.ts';
import { checkoutTexts } from '#texts/bn/checkout.ts';
import { confirmationTexts } from '#texts/bn/confirmation.ts';
import { digits } from '#texts/bn/numbers.ts';
import { orderStatusTexts } from '#texts/bn/orderStatus.ts';
import { phoneLoginTexts } from '#texts/bn/phoneLogin.ts';
import { confirmByPhone, randomPhone } from '../admin.ts';
import { registerCustomer, storeSession } from '../customers.ts';
import { codeSentTo, emailTo } from '../outbox.ts';
import { createProduct, moveOrder, ordersOf, saveAddress } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

/** The texts of all SMS of one kind, oldest first. */
async function smsOf(kind: string): Promise<string[]> {
  const outbox = process.env.SHOP_OUTBOX ?? '';
  const files = (await readdir(outbox)).filter((name) => name.includes(`-${kind}-`)).sort();
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
}

test('a customer finds, orders and follows a product in Bangla, and is told in Bangla', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const word = `নূপুরধ্বনি${Date.now() % 100_000}`;
  const product = await createProduct(request, { price: 500, stock: 5, nameBn: `${word} আংটি` });
  const customer = await registerCustomer(request);
  // A number of its own: no phone is sent more than a few SMS a day.
  await saveAddress(request, customer, { phone: randomPhone() });
  await storeSession(page, customer);

  await page.goto(`/bn/products?search=${encodeURIComponent(word)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page
    .getByRole('link', { name: `${word} আংটি` })
    .first()
    .click();
  await expect(page).toHaveURL(`/bn/products/${product._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} আংটি`);
  await watched.expectAccessible();
  await page.getByRole('button', { name: buyingLabels.add }).first().click();
  expect(await widthInHeadings(page, 'আংটি')).toBeGreaterThan(await widthInHeadings(page, 'আটি'));
  await page.goto('/bn/checkout');
  await chooseAddressInBangla(page);
  await page.getByRole('button', { name: checkoutTexts.placeOrder }).click();
  await expect(page).toHaveURL(/\/bn\/order-success/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationTexts.heading);
  await expect(page.getByText('লাকসাম, কুমিল্লা')).toBeVisible();
  await expect(page.getByText(`${word} আংটি`)).toBeVisible();
  await watched.expectAccessible();

  const [order] = await ordersOf(request, customer);
  if (!order) throw new Error('the order was not placed');
  const email = await emailTo(customer.email, order.orderNumber);
  expect(email.headers.subject).toMatch(/[\u0980-\u09ff]/);
  expect(order.shippingAddress).toMatchObject({ district: 'Comilla', thana: 'Laksam' });
  await expect(async () => {
    const sent = (await smsOf('order-placed')).filter((text) => text.includes(order.orderNumber));
    expect(sent.join()).toMatch(/[\u0980-\u09ff]/);
  }).toPass({ timeout: 15_000 });

  await confirmByPhone(request, order);
  for (const status of ['processing', 'shipped', 'delivered']) await moveOrder(request, order._id, status);
  await page.goto('/bn/account?tab=orders');
  await expect(page.getByText(orderStatusTexts.delivered).first()).toBeVisible();
  watched.expectNoConsoleOutput();
});

test('a code by SMS in Bangla opens an account, whose number fills the checkout', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const product = await createProduct(request, { stock: 5, nameBn: 'রুপার আংটি' });
  const phone = randomPhone();
  await page.goto(`/bn/products/${product._id}`);
  await page.getByRole('button', { name: buyingLabels.loginToBuy }).click();
  await page.getByRole('link', { name: authTexts.byPhone }).click();
  await page.getByLabel(phoneLoginTexts.phoneLabel).fill(digits(phone));
  await page.getByRole('button', { name: phoneLoginTexts.sendCode }).click();
  await page.getByLabel(phoneLoginTexts.codeLabel).fill(digits(await codeSentTo(phone)));
  await page.getByRole('button', { name: phoneLoginTexts.login, exact: true }).click();
  await page.getByLabel(phoneLoginTexts.nameLabel).fill('রহিমা বেগম');
  await page.getByRole('button', { name: phoneLoginTexts.createAccount }).click();
  await expect(page).toHaveURL('/bn/checkout');
  await expect(page.locator('input[name=fullName]')).toHaveValue('রহিমা বেগম');
  await expect(page.locator('input[name=phone]')).toHaveValue(phone);
  await expect(page.getByText('রুপার আংটি').first()).toBeVisible();
  await watched.expectAccessible();
});

/** As wide as the text is in the font of headings. Without its distances, the letter after ং covers it. */
const widthInHeadings = (page: Page, text: string): Promise<number> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, measured) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return Number.NaN;
    context.font = `40px ${getComputedStyle(heading).fontFamily}`;
    return context.measureText(measured).width;
  }, text);

/** Places are typed in either script, shown in Bangla, and kept when the language is switched. */
async function chooseAddressInBangla(page: Page): Promise<void> {
  const district = page.locator('input[name=district]');
  const thana = page.locator('input[name=thana]');
  await expect(district).toHaveValue('ঢাকা');
  await expect(thana).toHaveValue('ধানমন্ডি');
  await district.fill('Cumil');
  await district.press('Enter');
  await expect(district).toHaveValue('কুমিল্লা');
  await expect(thana).toHaveValue('');
  await thana.fill('Laks');
  await page.getByRole('option', { name: 'লাকসাম' }).click();
  await thana.blur();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(district).toHaveValue('Comilla');
  await expect(thana).toHaveValue('Laksam');
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(thana).toHaveValue('লাকসাম');
}

test('the switch leads to the same page in the other language and back, with its filters', async ({
  page,
}) => {
  await page.goto('/products?category=bangles&color=red');
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page).toHaveURL('/bn/products?category=bangles&color=red');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/bn\/products/);
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /:\d+\/products/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/products?category=bangles&color=red');
});
