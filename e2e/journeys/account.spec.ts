import { expect, type Page } from '@playwright/test';
import { openAsCustomer, registerCustomer, storeSession } from '../customers.ts';
import { delayRequests } from '../delayRequests.ts';
import { createProduct, deleteProduct, moveOrder, placeOrder, updateProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

const main = (page: Page) => page.getByRole('main');
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('the profile is shown, edited and validated', async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsCustomer(page, request);
  await page.goto('/account');
  await expect(main(page)).toContainText('Not provided');
  await expect(main(page)).toContainText('This device');
  await watched.expectNoLayoutShift();
  await watched.expectAccessible();
  await main(page).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone Number').fill('0121');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Please enter a valid Bangladeshi phone number starting with 01'),
  ).toBeVisible();
  await watched.expectAccessible();
  await page.getByLabel('Phone Number').fill('01912345678');
  await page.getByLabel('Full Name').fill('Nusrat J. Chowdhury');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notifications(page)).toContainText('Profile updated successfully!');
  await expect(main(page)).toContainText('01912-345678');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nusrat J. Chowdhury');
  watched.expectNoConsoleOutput();
});

test('a new password logs other devices out', { tag: '@all' }, async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const { email, password } = customer;
  const phone = await playwright.request.newContext({ baseURL });
  const { token } = await (await phone.post('/api/auth/login', { data: { email, password } })).json();
  await storeSession(page, customer);
  await page.goto('/account');
  await main(page).getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password').fill('not it');
  await page.getByLabel('New Password *', { exact: true }).fill('a new churi');
  await page.getByLabel('Confirm New Password').fill('a new churi');
  const change = main(page).locator('form').getByRole('button', { name: 'Change Password' });
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
  await change.click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Current Password').fill(password);
  await change.click();
  await expect(notifications(page)).toContainText('Other devices have been logged out.');
  const elsewhere = await phone.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(elsewhere.status()).toBe(401);
  await page.reload();
  await expect(main(page).getByText('This device')).toBeVisible();
  await main(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await phone.dispose();
});

test('one device is logged out, then all others, and this one stays logged in', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const { email, password } = customer;
  const login = async (userAgent: string) => {
    const response = await request.post('/api/auth/login', {
      data: { email, password },
      headers: { 'user-agent': userAgent },
    });
    return (await response.json()).token as string;
  };
  const statusOf = async (token: string) =>
    (await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status();
  const windows = await login('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  const iphone = await login('Mozilla/5.0 (iPhone) Safari/605');
  await storeSession(page, {
    ...customer,
    token: await login(await page.evaluate(() => navigator.userAgent)),
  });
  await page.goto('/account');
  const rows = main(page).getByRole('listitem').filter({ hasText: 'last used' });
  await expect(rows).toHaveCount(4);
  await watched.expectAccessible();
  await main(page).getByRole('button', { name: 'Log out: Firefox on Windows' }).click();
  await expect(notifications(page)).toContainText('The device has been logged out');
  await expect(rows).toHaveCount(3);
  expect([await statusOf(windows), await statusOf(iphone)]).toEqual([401, 200]);
  await main(page).getByRole('button', { name: 'Log out other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('This device');
  await expect(main(page).getByRole('button', { name: 'Log out other devices' })).toHaveCount(0);
  expect(await statusOf(iphone)).toBe(401);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await watched.expectAccessible();
  watched.expectNoConsoleOutput();
});

test('addresses are added, edited, made the default and deleted', async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsCustomer(page, request);
  await page.goto('/account?tab=addresses');
  await expect(page.getByRole('heading', { name: 'No addresses saved yet.' })).toBeVisible();
  await watched.expectAccessible();

  const add = async (name: string, district: string) => {
    await main(page).getByRole('button', { name: 'Add Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await expect(dialog.getByText('Thana is required')).toBeVisible();
    await dialog.getByLabel('Full Name').fill(name);
    await dialog.getByLabel('Phone Number').fill('০১৭১২৩৪৫৬৭৮');
    await dialog.getByLabel('Address', { exact: false }).first().fill('House 4');
    await dialog.getByRole('combobox', { name: 'District' }).fill(district);
    await page.getByRole('option').first().click();
    await dialog.getByRole('combobox', { name: 'Thana' }).fill('Sadar');
    await page.keyboard.press('Tab');
    await watched.expectAccessible();
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await expect(dialog).toBeHidden();
  };
  await add('Home', 'Bogra');
  await add('Mother', 'Jashore');

  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('address') });
  const usual = cards.filter({ has: page.getByText('Default', { exact: true }) });
  await expect(cards).toHaveCount(2);
  await expect(usual).toContainText('Bogura');
  await expect(usual).toContainText('01712-345678');
  await page.getByRole('button', { name: 'Set as default' }).click();
  await expect(usual).toHaveCount(1);
  await expect(usual).toContainText('Mother');
  await watched.expectAccessible();

  await page.getByRole('button', { name: 'Edit the address of Home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  await dialog.getByLabel('Full Name').fill('Office');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(cards.filter({ hasText: 'Office' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete the address of Mother' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await expect(usual).toContainText('Office');
  watched.expectNoConsoleOutput();
});

test('on a slow network the button for an address is busy until its form is there', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsCustomer(page, request);
  const { release } = await delayRequests(page, /AddressDialog.*\.js/);
  await page.goto('/account?tab=addresses');
  const add = main(page).getByRole('button', { name: 'Add Address' });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Add New Address' })).toBeVisible();
});

test('each field of the address form is whole on the screen above an open keyboard', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAsCustomer(page, request);
  await page.setViewportSize({ width: 390, height: 450 });
  await page.goto('/account?tab=addresses');
  await main(page).getByRole('button', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.getByLabel('Full Name').focus();
  for (const field of ['phone', 'address', 'district', 'thana', 'landmark']) {
    await page.keyboard.press('Tab');
    const focused = dialog.locator(':focus');
    await expect(focused).toHaveAttribute('name', field);
    await expect(focused).toBeInViewport({ ratio: 1 });
  }
});

test('the address form is accessible with an open list, and Escape closes the list first', {
  tag: '@all',
}, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsCustomer(page, request);
  await page.goto('/account?tab=addresses');
  await main(page).getByRole('button', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.getByRole('combobox', { name: 'District' }).fill('jess');
  await expect(page.getByRole('option')).toHaveText(['Jashoreযশোর']);
  await watched.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await dialog.getByRole('combobox', { name: 'Thana' }).fill('jessore s');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Thana' })).toHaveValue('Jashore Sadar');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  watched.expectNoConsoleOutput();
});

test('a customer without orders sees none, and cancels a new order after a question', {
  tag: '@all',
}, async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await openAsCustomer(page, request);
  await page.goto('/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/products');
  const placed = await placeOrder(request, customer, await createProduct(request), 2);
  await page.reload();
  const order = main(page).getByRole('article');
  await expect(order.getByRole('heading')).toHaveText(`Order ${placed.orderNumber}`);
  await expect(order).toContainText(`Order ID ends in ${placed._id.slice(-6)}`);
  await expect(order).toContainText('Pending');
  await expect(order).toContainText('2 items · Cash on Delivery');
  await expect(order).toContainText('৳1,060');
  await watched.expectAccessible();

  await order.getByRole('button', { name: 'Cancel Order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await watched.expectAccessible();
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(order).toContainText('Pending');
  await order.getByRole('button', { name: 'Cancel Order' }).click();
  await question.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(notifications(page)).toContainText('Order cancelled successfully!');
  await expect(order).toContainText('Cancelled');
  await expect(order.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  watched.expectNoConsoleOutput();
});

test('a shipped order can no longer be cancelled', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const placed = await placeOrder(request, customer, await createProduct(request));
  await storeSession(page, customer);
  await page.goto('/account?tab=orders');
  await expect(main(page).getByRole('article')).toContainText('Pending');
  await moveOrder(request, placed._id, 'shipped');
  await main(page).getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(notifications(page)).toContainText('Order can no longer be cancelled');
  await expect(main(page).getByRole('article')).toContainText('Shipped');
});

test('an order shows its details, a timeline and a receipt, and can be ordered again', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const [product, gone] = [await createProduct(request), await createProduct(request)];
  const placed = await placeOrder(request, customer, product, 2);
  await placeOrder(request, customer, gone);
  await moveOrder(request, placed._id, 'processing');
  await deleteProduct(request, gone);
  await updateProduct(request, product, { stock: 1 });
  await storeSession(page, customer);
  await page.goto(`/account?tab=orders&order=${placed._id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${placed.orderNumber}` });
  await expect(dialog).toContainText(`Order ID ends in ${placed._id.slice(-8)}`);
  await expect(dialog).toContainText('House 4, Road 7');
  await expect(dialog).toContainText('Delivery৳60');
  const steps = dialog.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  await expect(steps).toHaveText([/Placed/, /Processing/, /Shipped, not yet/, /Delivered, not yet/]);
  await watched.expectAccessible();
  await dialog.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(main(page)).toContainText(placed.orderNumber);
  await expect(main(page)).not.toContainText('Processing');
  await watched.expectAccessible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'My Orders' }).click();
  const again = (text: string) =>
    main(page).getByRole('article').filter({ hasText: text }).getByRole('button', { name: 'Order again' });
  await again(gone.name).click();
  await expect(notifications(page)).toContainText('Sorry, nothing from this order is available anymore.');
  await again(product.name).click();
  await expect(page).toHaveURL('/cart');
  await expect(notifications(page)).toContainText(`Not available: ${product.name} (fewer than before)`);
  await expect(page.getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue('1');
  watched.expectNoConsoleOutput();
});

test('orders are shown ten per page', { tag: '@all' }, async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const product = await createProduct(request, { stock: 20 });
  for (let order = 0; order < 11; order++) await placeOrder(request, customer, product);
  await storeSession(page, customer);
  await page.goto('/account?tab=orders');
  await expect(main(page).getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Older orders' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Newer orders' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(10);
});

test('a failed request shows an error and can be retried', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsCustomer(page, request);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/orders/my**', (route) => failed.then(() => route.abort()));
  await page.goto('/account?tab=orders');
  await expect(page.getByText('Loading', { exact: true }).first()).toBeAttached();
  await watched.expectAccessible();
  fail();
  await expect(page.getByRole('heading', { name: 'Failed to fetch orders' })).toBeVisible();
  await watched.expectAccessible();
  await page.unroute('**/api/orders/my**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
});

test('a guest tracks an order by number and phone', async ({ page, request }) => {
  const watched = await watchPage(page);
  const placed = await placeOrder(request, await registerCustomer(request), await createProduct(request));
  await moveOrder(request, placed._id, 'shipped');
  await page.goto('/track');
  await page.getByLabel('Order Number').fill(placed.orderNumber.toLowerCase());
  await page.getByLabel('Phone Number').fill('01799999999');
  watched.expectNoConsoleOutput();
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('alert')).toHaveText('Order not found');
  await watched.expectAccessible();
  await page.getByLabel('Phone Number').fill('+880 1712-345678');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(main(page)).toContainText('Shipped');
  await expect(main(page)).not.toContainText('Road 7');
  await watched.expectAccessible();
});
