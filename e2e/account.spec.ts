import { expect, type Page } from '@playwright/test';
import { changeGood, makeGood, moveOrder, placeOrder, takeOutOfShop } from './goods.ts';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

const main = (page: Page) => page.getByRole('main');
const said = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('profile: shown, edited, and checked', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  await alreadySignedIn(page, customer);
  await page.goto('/account');
  await expect(main(page)).toContainText('Not provided');
  await expect(main(page)).toContainText('This device');
  await watched.expectStillness();
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
  await expect(said(page)).toContainText('Profile updated successfully!');
  await expect(main(page)).toContainText('01912-345678');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nusrat J. Chowdhury');
  watched.expectSilence();
});

test('password: changed, and the other devices are out', async ({ page, request, playwright, baseURL }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const { email, password } = customer;
  const phone = await playwright.request.newContext({ baseURL });
  const { token } = await (await phone.post('/api/auth/login', { data: { email, password } })).json();
  await alreadySignedIn(page, customer);
  await page.goto('/account');
  await main(page).getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password').fill('not it');
  await page.getByLabel('New Password *', { exact: true }).fill('a new churi');
  await page.getByLabel('Confirm New Password').fill('a new churi');
  const change = main(page).locator('form').getByRole('button', { name: 'Change Password' });
  await watched.expectAccessible();
  watched.expectSilence();
  await change.click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Current Password').fill(password);
  await change.click();
  await expect(said(page)).toContainText('Other devices have been signed out.');
  const elsewhere = await phone.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(elsewhere.status()).toBe(401);
  await page.reload();
  await expect(main(page).getByText('This device')).toBeVisible();
  await main(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await phone.dispose();
});

test('addresses: added, edited, made the default, deleted', async ({ page, request }) => {
  const watched = await watchPage(page);
  await alreadySignedIn(page, await registerCustomer(request));
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
  watched.expectSilence();
});

test('the address form is accessible with its lists open, and Escape closes those first', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await alreadySignedIn(page, await registerCustomer(request));
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
  watched.expectSilence();
});

test('orders: none yet, then one that is cancelled after asking', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  await alreadySignedIn(page, customer);
  await page.goto('/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/products');
  const placed = await placeOrder(request, customer, await makeGood(request), 2);
  await page.reload();
  const order = main(page).getByRole('article');
  await expect(order).toContainText(`Order #${placed._id.slice(-6)}`);
  await expect(order).toContainText('Pending');
  await expect(order).toContainText('2 items · Cash on Delivery');
  await expect(order).toContainText('৳1,060');
  await watched.expectAccessible();

  await order.getByRole('button', { name: 'Cancel Order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await watched.expectAccessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(order).toContainText('Pending');
  await order.getByRole('button', { name: 'Cancel Order' }).click();
  await question.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(said(page)).toContainText('Order cancelled successfully!');
  await expect(order).toContainText('Cancelled');
  await expect(order.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  watched.expectSilence();
});

test('orders: an order shipped meanwhile can no longer be cancelled', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const placed = await placeOrder(request, customer, await makeGood(request));
  await alreadySignedIn(page, customer);
  await page.goto('/account?tab=orders');
  await expect(main(page).getByRole('article')).toContainText('Pending');
  await moveOrder(request, placed._id, 'shipped');
  await main(page).getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(said(page)).toContainText('Order can no longer be cancelled');
  await expect(main(page).getByRole('article')).toContainText('Shipped');
});

test('orders: details with timeline, a receipt, and the same again', async ({ page, request }) => {
  const watched = await watchPage(page);
  const customer = await registerCustomer(request);
  const [good, gone] = [await makeGood(request), await makeGood(request)];
  const placed = await placeOrder(request, customer, good, 2);
  await placeOrder(request, customer, gone);
  await moveOrder(request, placed._id, 'processing');
  await takeOutOfShop(request, gone);
  await changeGood(request, good, { stock: 1 });
  await alreadySignedIn(page, customer);
  await page.goto(`/account?tab=orders&order=${placed._id}`);
  const dialog = page.getByRole('dialog', { name: `Order #${placed._id.slice(-8)}` });
  await expect(dialog).toContainText('House 4, Road 7');
  await expect(dialog).toContainText('Shipping৳60');
  const steps = dialog.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Placed/,
    /Processing/,
    /Shipped, still to come/,
    /Delivered, still to come/,
  ]);
  await watched.expectAccessible();
  await dialog.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(main(page)).toContainText(placed.orderNumber);
  await expect(main(page)).toContainText('· Processing');
  await watched.expectAccessible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'My Orders' }).click();
  const again = (text: string) =>
    main(page).getByRole('article').filter({ hasText: text }).getByRole('button', { name: 'Order again' });
  await again(gone.name).click();
  await expect(said(page)).toContainText('Nothing of this order is available any more');
  await again(good.name).click();
  await expect(page).toHaveURL('/cart');
  await expect(said(page)).toContainText(`No longer available: ${good.name} (fewer than before)`);
  await expect(page.getByRole('textbox', { name: `Quantity of ${good.name}` })).toHaveValue('1');
  watched.expectSilence();
});

test('orders come in pages of ten', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  const good = await makeGood(request, { stock: 20 });
  for (let order = 0; order < 11; order++) await placeOrder(request, customer, good);
  await alreadySignedIn(page, customer);
  await page.goto('/account?tab=orders');
  await expect(main(page).getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Older orders' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Newer orders' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(10);
});

test('what does not come says so, and is tried again', async ({ page, request }) => {
  const watched = await watchPage(page);
  await alreadySignedIn(page, await registerCustomer(request));
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

test('a guest follows an order by number and phone', async ({ page, request }) => {
  const watched = await watchPage(page);
  const placed = await placeOrder(request, await registerCustomer(request), await makeGood(request));
  await moveOrder(request, placed._id, 'shipped');
  await page.goto('/track');
  await page.getByLabel('Order Number').fill(placed.orderNumber.toLowerCase());
  await page.getByLabel('Phone Number').fill('01799999999');
  watched.expectSilence();
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('alert')).toHaveText('Order not found');
  await watched.expectAccessible();
  await page.getByLabel('Phone Number').fill('+880 1712-345678');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(main(page)).toContainText('Shipped');
  await expect(main(page)).not.toContainText('Road 7');
  await watched.expectAccessible();
});
