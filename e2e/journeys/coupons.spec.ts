import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { registerCustomer, storeSession } from '../customers.ts';
import { addToCart, adminToken, createProduct, ordersOf, saveAddress, storeGuestCart } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

/** Any case and spaces will do. */
const newCode = () => `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();

async function createCoupon(request: APIRequestContext, terms: object = {}): Promise<string> {
  const code = newCode();
  const response = await request.post('/api/admin/coupons', {
    headers: { authorization: `Bearer ${await adminToken(request)}` },
    data: { code, kind: 'percent', value: 10, ...terms },
  });
  expect(response.status(), await response.text()).toBe(201);
  return code;
}

async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Discount code' });
  if (!(await field.isVisible())) await page.getByText('Have a code?').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

test('a code lowers the total in cart and checkout, and stands on the order', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request, { price: 500 }), 2);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  const large = await createCoupon(request, { minSpend: 1200 });
  const code = await createCoupon(request);
  const watched = await watchPage(page);
  await page.goto('/cart');
  await expect(summary(page)).toBeVisible();
  await watched.expectNoLayoutShift();

  await enterCode(page, large);
  await expect(page.getByText('Spend ৳200 more to use this code')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue(large);
  await watched.expectAccessible();
  await enterCode(page, code.toLowerCase());
  await expect(summary(page)).toContainText(`Discount (${code})-৳100`);
  await expect(summary(page)).toContainText('Total৳960');
  await watched.expectAccessible();

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Discount (${code})-৳100`);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/order-success');
  expect(await ordersOf(request, customer)).toMatchObject([
    { discount: { code, amount: 100 }, itemsPrice: 1000, totalPrice: 960 },
  ]);
});

test('a code that ended meanwhile is refused at checkout with the new total', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await addToCart(request, customer, await createProduct(request, { price: 500 }), 1);
  await saveAddress(request, customer);
  await storeSession(page, customer);
  const code = await createCoupon(request, { limit: 1 });
  await page.goto('/checkout');
  await enterCode(page, code);
  await expect(page.getByRole('main')).toContainText('Total৳510');

  const other = await registerCustomer(request);
  const product = await createProduct(request, { price: 500 });
  const taken = await request.post('/api/orders', {
    headers: { authorization: `Bearer ${other.token}` },
    data: {
      orderItems: [{ product: product._id, quantity: 1, price: 500 }],
      shippingAddress: {
        fullName: 'Rima',
        phone: '01912345678',
        address: 'House 1',
        district: 'Dhaka',
        thana: 'Gulshan',
      },
      paymentMethod: 'cash_on_delivery',
      ...{ itemsPrice: 500, taxPrice: 0, shippingPrice: 60, totalPrice: 510, couponCode: code },
    },
  });
  expect(taken.status(), await taken.text()).toBe(201);

  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Nothing has been ordered yet')).toBeVisible();
  await expect(page.getByText('This code has been used up').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Total৳560');
  await page.getByRole('button', { name: `Remove code ${code}` }).click();
  await expect(page.getByText('Have a code?')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/order-success');
});

test('a guest’s code is applied after login', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const code = await createCoupon(request, { kind: 'free_delivery', value: 0 });
  await storeGuestCart(page, await createProduct(request, { price: 500 }));
  await page.goto('/cart');
  await enterCode(page, ` ${code.toLowerCase()} `);
  await expect(page.getByText('We check this code when you log in')).toBeVisible();
  await page.goto('/auth/login?returnTo=/cart');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password *', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(summary(page)).toContainText(`Discount (${code})Free delivery`);
  await expect(summary(page)).toContainText('Total৳500');
});
