import { expect, type Page } from '@playwright/test';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { findGoods, type Goods, plainGoods, plentifulBangles } from './shelf.ts';
import { test } from './shopTest.ts';
import { notified, watchPage } from './watchPage.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const plentiful = ({ sizes }: Goods) => sizes.find(({ stock }) => stock > 5) as Goods['sizes'][number];
const chooseSize = (page: Page, size: string) =>
  page
    .getByRole('group', { name: /^Size/ })
    .locator('label', { hasText: new RegExp(`^${size}\\d`) })
    .click();
const chooseColour = (page: Page, colour: string) =>
  page
    .getByRole('group', { name: /^Color/ })
    .locator('label', { hasText: colour })
    .click();
const open = (page: Page, { _id }: Goods) => page.goto(`/products/${_id}`);

test('asks a guest for size, then colour, then to sign in', async ({ page, request }) => {
  const bangles = await plentifulBangles(request);
  const size = plentiful(bangles);
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

test('quantity stays within the stock and begins anew with each choice', async ({ page, request }) => {
  const bangles = await findGoods(
    request,
    'category=bangles',
    ({ sizes }) => sizes.filter(({ stock }) => stock > 1 && stock < 30).length > 1,
  );
  const [size, other] = bangles.sizes.filter(({ stock }) => stock > 1 && stock < 30);
  await open(page, bangles);
  await chooseSize(page, size?.size ?? '');
  await chooseColour(page, bangles.colors[0]?.name ?? '');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${bangles.name}` });
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled();
  await quantity.fill('9999');
  await expect(quantity).toHaveValue(String(size?.stock));
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await chooseSize(page, other?.size ?? '');
  await expect(quantity).toHaveValue('1');
});

test('a guest’s choice is kept through registration and resumed', async ({ page, request }) => {
  const bangles = await plentifulBangles(request);
  const customer = await registerCustomer(request);
  await open(page, bangles);
  await chooseSize(page, plentiful(bangles).size);
  await chooseColour(page, bangles.colors[0]?.name ?? '');
  await page.getByRole('button', { name: 'One more' }).click();
  await button(page, 'Login to Add').click();
  await expect(page).toHaveURL(`/auth/register?returnTo=${encodeURIComponent(`/products/${bangles._id}`)}`);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.locator('input[name="password"]').fill(customer.password);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL(`/products/${bangles._id}`);
  await expect(notified(page, `${bangles.name} has been added to your cart`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('somebody signed in adds, and buys at once', async ({ page, request }) => {
  const goods = await plainGoods(request);
  await alreadySignedIn(page, await registerCustomer(request));
  await open(page, goods);
  await button(page, 'Add to Cart').click();
  await expect(notified(page, `${goods.name} has been added to your cart`)).toBeVisible();
  await button(page, 'Buy Now').click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a refusal of the server is said in its words', async ({ page, request }) => {
  const goods = await plainGoods(request);
  await alreadySignedIn(page, await registerCustomer(request));
  await open(page, goods);
  const refusal = { message: 'Only 1 left in stock', code: 'shortStock', available: 1 };
  await page.route('**/api/cart/add', (route) => route.fulfill({ status: 409, json: refusal }));
  await button(page, 'Add to Cart').click();
  await expect(notified(page, 'Only 1 left in stock')).toBeVisible();
  await expect(button(page, 'Add to Cart')).toBeEnabled();
});

test('what is sold out says so', async ({ page, request }) => {
  const gone = await findGoods(
    request,
    'category=combo',
    ({ inStock, sizes, colors }) => !inStock && sizes.length + colors.length === 0,
  );
  await open(page, gone);
  await expect(button(page, 'Out of Stock')).toHaveCount(2);
  await expect(button(page, 'Out of Stock').first()).toBeDisabled();
});

test('photos are led by thumbnails and open large', async ({ page, request }) => {
  const goods = await findGoods(request, '', ({ images }) => images.length > 1);
  await open(page, goods);
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: `Photo 2 of ${goods.images.length}`, exact: true }).click();
  await expect(photos.locator('[aria-current="true"]')).toHaveAccessibleName(
    `Photo 2 of ${goods.images.length}`,
  );
  await photos.getByRole('button', { name: /^Enlarge photo 2/ }).click();
  const viewer = page.getByRole('dialog', { name: goods.name });
  await expect(viewer.getByText(`2 of ${goods.images.length}`)).toBeVisible();
  await viewer.getByRole('button', { name: 'Look closer' }).click();
  await expect(viewer.getByRole('button', { name: 'Show the whole photo' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 of ${goods.images.length}`)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('explains how to measure', async ({ page, request }) => {
  const watched = await watchPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, await plentifulBangles(request));
  await page.getByRole('button', { name: 'How to measure' }).click();
  const guide = page.getByRole('dialog', { name: 'How to measure' });
  await expect(guide.getByRole('row', { name: /^M 2\.6\/26 6\.0 cm/ })).toBeVisible();
  await watched.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How to measure' })).toBeFocused();
});

test('reviews come five at a time, each page after the last', async ({ page, request }) => {
  const loved = await findGoods(request, '', ({ numReviews }) => numReviews > 5);
  await open(page, loved);
  const reviews = page.getByRole('list', { name: 'Reviews' }).getByRole('article');
  await expect(reviews).toHaveCount(5);
  const first = await reviews.first().textContent();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(reviews).toHaveCount(Math.min(10, loved.numReviews));
  await expect(reviews.first()).toHaveText(first ?? '');
});

test('describes and specifies', async ({ page, request }) => {
  const goods = await findGoods(request, '', ({ specifications }) => Boolean(specifications.material));
  await open(page, goods);
  await page.getByRole('tab', { name: 'Specifications' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(goods.specifications.material ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused();
});

test('says so where nothing is specified', async ({ page, request }) => {
  const goods = await plainGoods(request);
  await page.goto(`/products?search=${encodeURIComponent(goods.name)}`);
  await page.route(`**/api/products/${goods._id}`, async (route) => {
    const product = await (await route.fetch()).json();
    await route.fulfill({ json: { ...product, specifications: {} } });
  });
  await page.getByRole('article').getByRole('link', { name: goods.name }).click();
  await page.getByRole('tab', { name: 'Specifications' }).click();
  await expect(page.getByText('No specifications available for this product.')).toBeVisible();
});

test('tells what lies in a combo and what delivery costs', async ({ page, request }) => {
  const combo = await findGoods(request, 'category=combo', ({ comboItems }) => comboItems.length > 1);
  await open(page, combo);
  const contents = page.getByRole('region', { name: 'In this combo' });
  for (const { name } of combo.comboItems) await expect(contents).toContainText(name);
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(/৳60.*৳120.*৳2,000/);
});

test('leads on to others like it and back to what was seen', async ({ page, request }) => {
  const [goods, bangles] = [await plainGoods(request), await plentifulBangles(request)];
  await open(page, goods);
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await open(page, bangles);
  const seen = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
  await expect(seen).toHaveCount(1);
  await seen.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods.name);
});

test('a product that is not there answers 404 and says so', async ({ page }) => {
  const answer = await page.goto('/products/0199c5b2-0000-7000-8000-00000000dead');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Product Not Found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('one that did not come can be tried again', async ({ page, request }) => {
  const goods = await plainGoods(request);
  await page.goto(`/products?search=${encodeURIComponent(goods.name)}`);
  await page.route(`**/api/products/${goods._id}`, (route) => route.abort());
  await page.getByRole('article').getByRole('link', { name: goods.name }).click();
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible();
  await page.unroute(`**/api/products/${goods._id}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods.name);
});

test('is silent, still and open to everybody, undecided and decided', async ({ page, request }) => {
  const watched = await watchPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bangles = await plentifulBangles(request);
  await open(page, bangles);
  await page.waitForLoadState('networkidle');
  await watched.expectAccessible();
  await watched.expectStillness();
  await chooseSize(page, plentiful(bangles).size);
  await chooseColour(page, bangles.colors[0]?.name ?? '');
  for (const tab of ['Description', 'Specifications']) {
    await page.getByRole('tab', { name: tab }).click();
    await watched.expectAccessible();
  }
  watched.expectSilence();
});

test('tells machines its price, its stars and where it stands', async ({ page, request }) => {
  const loved = await findGoods(request, '', ({ numReviews }) => numReviews > 0);
  await open(page, loved);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, trail] = facts.map((fact) => JSON.parse(fact));
  expect(product).toMatchObject({
    '@type': 'Product',
    name: loved.name,
    offers: { price: loved.price, priceCurrency: 'BDT' },
    aggregateRating: { reviewCount: loved.numReviews },
  });
  expect(trail['@type']).toBe('BreadcrumbList');
  const address = `${new URL(page.url()).origin}/products/${loved._id}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http.*\/media\/.*\.jpg$/,
  );
});
