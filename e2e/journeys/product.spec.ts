/** Choosing on the page of a product, and buying. */
import { expect } from '@playwright/test';
import { type CatalogueProduct, findPlainProduct, findProduct } from '../catalogue.ts';
import { openAsCustomer, registerCustomer } from '../customers.ts';
import {
  button,
  chooseColour,
  chooseSize,
  field,
  findBanglesWithColours,
  open,
  sizeInStock,
  status,
} from '../productPage.ts';
import { test } from '../shopTest.ts';
import { toastWithText, watchPage } from '../watchPage.ts';

test('a guest chooses a size, then a color, and is then asked to log in', async ({ page, request }) => {
  const bangles = await findBanglesWithColours(request);
  const size = sizeInStock(bangles);
  await open(page, bangles);
  await expect(button(page, 'Select Size')).toHaveCount(2);
  await expect(button(page, 'Select Size').first()).toBeDisabled();
  await expect(page.getByText('In Stock')).toHaveCount(0);
  await chooseSize(page, size.size);
  await expect(button(page, 'Select Color')).toHaveCount(2);
  await chooseColour(page, bangles.colors[0]?.name ?? '');
  await expect(button(page, 'Login to Add')).toBeEnabled();
  await expect(button(page, 'Login to Buy')).toBeEnabled();
  await expect(page.getByText('In Stock', { exact: true })).toBeVisible();
});

test('a press before a choice leads to the choice and says why, until it is made', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watchPage(page);
  const bangles = await findBanglesWithColours(request);
  await open(page, bangles);
  await button(page, 'Select Size').first().click({ force: true });
  await expect(field(page, 'Size')).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Size')).toHaveAccessibleDescription('Please select a size before adding to cart');
  await expect(field(page, 'Size').getByRole('radio').first()).toBeFocused();
  await watched.expectAccessible();
  await page.keyboard.press('Space');
  await chooseSize(page, sizeInStock(bangles).size);
  await expect(page.getByText('Please select a size')).toHaveCount(0);
  await button(page, 'Select Color').last().focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Color').getByText('Please select a color before proceeding')).toBeVisible();
  await expect(field(page, 'Color').getByRole('radio').first()).toBeFocused();
  await expect(page).toHaveURL(`/products/${bangles._id}`);
  watched.expectNoConsoleOutput();
});

test('a single color is chosen already', { tag: '@all' }, async ({ page, request }) => {
  const only = await findProduct(
    request,
    '',
    ({ sizes, colors, inStock }) => sizes.length === 0 && colors.length === 1 && inStock,
  );
  await open(page, only);
  await expect(field(page, 'Color').getByRole('radio', { name: only.colors[0]?.name })).toBeChecked();
  await expect(button(page, 'Login to Add')).toBeEnabled();
  await page.goto(`/products?search=${encodeURIComponent(only.name)}`);
  await page.getByRole('button', { name: `Add to Cart: ${only.name}`, exact: true }).click();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(only.colors[0]?.name ?? '', { exact: true })).toBeVisible();
});

test('a product without any available size or color asks for no choice', { tag: '@all' }, async ({
  page,
  request,
}) => {
  for (const category of ['bangles', 'necklaces', 'rings']) {
    const gone = await findProduct(
      request,
      `category=${category}`,
      ({ inStock, sizes, colors }) => !inStock && sizes.length + colors.length > 0,
    );
    await open(page, gone);
    await expect(button(page, 'Out of Stock')).toHaveCount(2);
    await expect(button(page, 'Out of Stock').first()).toBeDisabled();
    await expect(status(page, 'Out of Stock')).toBeVisible();
    const [facts = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(facts).offers.availability).toBe('https://schema.org/OutOfStock');
  }
});

test('the quantity stays within the stock, says so, and resets with each choice', async ({
  page,
  request,
}) => {
  const isCounted = ({ stock }: CatalogueProduct['sizes'][number]) => stock > 1 && stock < 30;
  const bangles = await findProduct(
    request,
    'category=bangles',
    ({ sizes, colors }) => sizes.filter(isCounted).length > 1 && colors.length === 1,
  );
  const [size, other] = bangles.sizes.filter(isCounted);
  await open(page, bangles);
  await chooseSize(page, size?.size ?? '');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${bangles.name}` });
  const more = page.getByRole('button', { name: 'One more' });
  const limit = status(page, `Only ${size?.stock} left in stock`);
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled();
  await quantity.fill(String(size?.stock));
  await expect(more).toBeDisabled();
  await expect(limit).toHaveCount(0);
  await more.click({ force: true });
  await expect(limit).toBeVisible();
  await quantity.fill('1');
  await expect(limit).toHaveCount(0);
  await quantity.fill('9999');
  await expect(quantity).toHaveValue(String(size?.stock));
  await expect(limit).toBeVisible();
  await expect(quantity).toHaveAccessibleDescription(`Only ${size?.stock} left in stock`);
  await chooseSize(page, other?.size ?? '');
  await expect(quantity).toHaveValue('1');
  await expect(limit).toHaveCount(0);
  await quantity.press('End');
  await quantity.press('Backspace');
  await expect(quantity).toHaveValue('');
  await quantity.pressSequentially('2');
  await expect(quantity).toHaveValue('2');
  await quantity.press('Backspace');
  await quantity.blur();
  await expect(quantity).toHaveValue('2');
});

test('a guest keeps the choice through registration', { tag: '@all' }, async ({ page, request }) => {
  const bangles = await findBanglesWithColours(request);
  const customer = await registerCustomer(request);
  await open(page, bangles);
  await chooseSize(page, sizeInStock(bangles).size);
  await chooseColour(page, bangles.colors[0]?.name ?? '');
  await page.getByRole('button', { name: 'One more' }).click();
  await button(page, 'Login to Add').click();
  await expect(page).toHaveURL(`/auth/register?returnTo=${encodeURIComponent(`/products/${bangles._id}`)}`);
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.locator('input[name="password"]').fill(customer.password);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL(`/products/${bangles._id}`);
  await expect(toastWithText(page, `${bangles.name} has been added to your cart`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a customer adds to the cart, and buys at once', async ({ page, request }) => {
  const goods = await findPlainProduct(request);
  await openAsCustomer(page, request);
  await open(page, goods);
  await button(page, 'Add to Cart').click();
  await expect(toastWithText(page, `${goods.name} has been added to your cart`)).toBeVisible();
  await button(page, 'Buy Now').click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test("a refusal shows the server's message", async ({ page, request }) => {
  const goods = await findPlainProduct(request);
  await openAsCustomer(page, request);
  await open(page, goods);
  const refusal = { message: 'Only 1 left in stock', code: 'shortStock', available: 1 };
  await page.route('**/api/cart/add', (route) => route.fulfill({ status: 409, json: refusal }));
  await button(page, 'Add to Cart').click();
  await expect(toastWithText(page, 'Only 1 left in stock')).toBeVisible();
  await expect(button(page, 'Add to Cart')).toBeEnabled();
});

test('a sold-out product says so', { tag: '@all' }, async ({ page, request }) => {
  const gone = await findProduct(
    request,
    'category=combo',
    ({ inStock, sizes, colors }) => !inStock && sizes.length + colors.length === 0,
  );
  await open(page, gone);
  await expect(button(page, 'Out of Stock')).toHaveCount(2);
  await expect(button(page, 'Out of Stock').first()).toBeDisabled();
});
