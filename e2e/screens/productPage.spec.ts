/** What the page of a product shows. */
import { expect, type Locator } from '@playwright/test';
import { findBangles, findPlainProduct, findProduct, listProducts } from '../catalogue.ts';
import {
  chooseColour,
  chooseSize,
  field,
  findBanglesWithColours,
  open,
  sizeInStock,
} from '../productPage.ts';
import { createProduct, deleteProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

test('a chosen size or color is filled and ticked, also with forced colors', async ({ page, request }) => {
  const bangles = await findBanglesWithColours(request);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await open(page, bangles);
    await chooseSize(page, sizeInStock(bangles).size);
    await chooseColour(page, bangles.colors[0]?.name ?? '');
    for (const legend of ['Size', 'Color']) {
      const option = (checked: boolean) =>
        field(page, legend)
          .locator('label')
          .filter({ has: page.getByRole('radio', { checked }) })
          .first();
      const ground = (label: Locator) => label.evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect(option(true).locator('svg')).toHaveCount(1);
      await expect(option(false).locator('svg')).toHaveCount(0);
      await expect
        .poll(async () => (await ground(option(true))) !== (await ground(option(false))))
        .toBe(true);
    }
  }
});

test('the initial view shows the price on a phone and the buttons on a desktop', async ({
  page,
  request,
  hasTouch,
}) => {
  const bangles = await findBanglesWithColours(request);
  if (!hasTouch) await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, bangles);
  const bar = page.getByRole('group', { name: 'Buy' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  if (hasTouch) await expect(bar).toContainText(`৳${bangles.price}`);
});

test('thumbnails select photos, and a photo opens in full size', async ({ page, request }) => {
  const goods = await findProduct(request, '', ({ images }) => images.length > 1);
  await open(page, goods);
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: `Photo 2 of ${goods.images.length}`, exact: true }).click();
  await expect(photos.locator('[aria-current="true"]')).toHaveAccessibleName(
    `Photo 2 of ${goods.images.length}`,
  );
  await photos.getByRole('button', { name: /^Enlarge photo 2/ }).click();
  const viewer = page.getByRole('dialog', { name: goods.name });
  await expect(viewer.getByText(`2 of ${goods.images.length}`)).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photos.getByRole('button', { name: /^Enlarge photo 2/ })).toBeFocused();
});

test('full-size photos change by keys from any focus, and by a swipe', async ({
  page,
  request,
  hasTouch,
}) => {
  const goods = await findProduct(request, '', ({ images }) => images.length > 2);
  const last = goods.images.length;
  await open(page, goods);
  await page.getByRole('button', { name: /^Enlarge photo 1/ }).click();
  const viewer = page.getByRole('dialog', { name: goods.name });
  const shows = (place: number) =>
    expect(viewer.locator('[aria-live]')).toHaveText(`Photo ${place} of ${last}`);
  await shows(1);
  await expect(viewer.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', last],
    ['Home', 1],
    ['End', last],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await shows(place);
  }
  if (!hasTouch) return;
  const finger = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', from);
    for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * step);
    await touch('touchEnd');
  };
  await swipe(300, 60);
  await shows(2);
  await swipe(60, 300);
  await shows(1);
  await swipe(200, 180);
  await shows(1);
});

test('a shortened description links to the whole text', async ({ page, request }) => {
  const product = await findProduct(request, '', ({ description }) => description.length > 200);
  const short = await createProduct(request, { description: 'Short and whole.' });
  await open(page, product);
  const tab = page.getByRole('tab', { name: 'Description' });
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  for (const _ of ['once', 'and again']) {
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport();
    await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeFocused();
    await page.getByRole('tab', { name: 'Specifications' }).click();
  }
  await page.goto(`/products/${short._id}`);
  await expect(page.getByText('Short and whole.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(0);
});

test('only buttons lie over the photo of a combo card', async ({ page }) => {
  await page.goto('/products?category=combo');
  // A card that is sold out says that instead.
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('Combo', { exact: true }) })
    .first();
  await expect(card).toBeVisible();
  const photo = await card.locator('picture').first().locator('..').boundingBox();
  const badge = await card.getByText('Combo', { exact: true }).boundingBox();
  expect(badge?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? 0));
});

test('a chosen color shows its photo; the photo of an unavailable color comes last and says so', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const photo = (await findProduct(request, '', ({ images }) => images.length > 2)).images as {
    url: string;
  }[];
  const images = ['Green', 'Red', 'Blue'].map((color, place) => ({ ...photo[place], alt: color, color }));
  const colors = [
    { name: 'Green', stock: 5, available: false },
    { name: 'Red', stock: 5 },
    { name: 'Blue', stock: 5 },
  ];
  const product = await createProduct(request, { images, colors });
  await page.goto(`/products/${product._id}`);
  const photos = page.getByRole('region', { name: 'Photos' });
  const large = (alt: string) =>
    photos.getByRole('button', { name: new RegExp(`^Enlarge photo . of .: ${alt}`) });
  const expectShown = async (alt: string) => {
    // On a phone the colors are below the photos.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(large(alt)).toBeInViewport({ ratio: 0.5 });
  };
  await expectShown('Red');
  await chooseColour(page, 'Blue');
  await expectShown('Blue');
  await expect(photos.locator('[aria-current="true"]')).toHaveAccessibleName('Photo 2 of 3');
  await chooseColour(page, 'Red');
  await expectShown('Red');
  await photos.getByRole('button', { name: 'Photo 3 of 3', exact: true }).click();
  await expectShown('Green');
  await expect(large('Green')).toHaveAccessibleName(/Green: Out of Stock$/);
  await expect(large('Green').getByText('Green: Out of Stock')).toBeInViewport();
  await deleteProduct(request, product);
});

test('the size guide explains how to measure', async ({ page, request }) => {
  const watched = await watchPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, await findBangles(request));
  await page.getByRole('button', { name: 'How to measure' }).click();
  const guide = page.getByRole('dialog', { name: 'How to measure' });
  await expect(guide.getByRole('row', { name: /^M 2\.6\/26 6\.0 cm/ })).toBeVisible();
  await watched.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How to measure' })).toBeFocused();
});

test('reviews load five at a time, after those already shown', async ({ page, request }) => {
  const reviewed = await findProduct(request, '', ({ numReviews }) => numReviews > 5);
  await open(page, reviewed);
  const reviews = page.getByRole('list', { name: 'Reviews' }).getByRole('article');
  await expect(reviews).toHaveCount(5);
  const first = await reviews.first().textContent();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(reviews).toHaveCount(Math.min(10, reviewed.numReviews));
  await expect(reviews.first()).toHaveText(first ?? '');
});

test('the tabs show the description and the specifications', async ({ page, request }) => {
  const goods = await findProduct(request, '', ({ specifications }) => Boolean(specifications.material));
  await open(page, goods);
  await page.getByRole('tab', { name: 'Specifications' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(goods.specifications.material ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused();
});

test('a product without specifications says so', async ({ page, request }) => {
  const product = await createProduct(request, { specifications: {} });
  await page.goto(`/products/${product._id}`);
  await page.getByRole('tab', { name: 'Specifications' }).click();
  await expect(page.getByText('No specifications available for this product.')).toBeVisible();
  await deleteProduct(request, product);
});

test('a combo lists its contents and the delivery fees', async ({ page, request }) => {
  const combo = await findProduct(request, 'category=combo', ({ comboItems }) => comboItems.length > 1);
  await open(page, combo);
  const contents = page.getByRole('region', { name: 'In this combo' });
  for (const { name } of combo.comboItems) await expect(contents).toContainText(name);
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(/৳60.*৳120.*৳2,000/);
});

test('the page shows related and recently viewed products', async ({ page, request }) => {
  const [goods, bangles] = [await findPlainProduct(request), await findBangles(request)];
  await open(page, goods);
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await open(page, bangles);
  const seen = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
  await expect(seen).toHaveCount(1);
  await seen.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods.name);
});

test('the row of recently viewed products uses the usual card width and snaps to the page’s edge', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const goods = (await listProducts(request)).slice(0, 6);
  for (const one of goods) {
    await open(page, one);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kakon.recentlyViewed') ?? ''))
      .toContain(one._id);
  }
  const row = page.getByRole('region', { name: 'Recently viewed' }).getByRole('list');
  const card = await row.getByRole('listitem').first().boundingBox();
  const like = page.getByRole('region', { name: 'You may also like' }).getByRole('article').first();
  expect(card?.width).toBeCloseTo((await like.boundingBox())?.width ?? 0, 0);
  await row.evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.6 }));
  const edge = (await page.getByRole('heading', { level: 2, name: 'Recently viewed' }).boundingBox())?.x ?? 0;
  const starts = async () =>
    (await row.getByRole('listitem').all()).map(async (item) =>
      Math.round((await item.boundingBox())?.x ?? 0),
    );
  await expect.poll(async () => Promise.all(await starts())).toContain(Math.round(edge));
});

test('an unknown product is a 404, says so, and offers the search and what sells best', async ({ page }) => {
  const watched = await watchPage(page);
  const response = await page.goto('/products/0199c5b2-0000-7000-8000-00000000dead');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Product Not Found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Best sellers' }).getByRole('article')).not.toHaveCount(0);
  await watched.expectAccessible();
  await watched.expectNoLayoutShift();
  await main.getByRole('combobox', { name: 'Search products' }).fill('jhumka');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/products?search=jhumka');
});

test('a product that failed to load can be retried', async ({ page, request }) => {
  const goods = await findPlainProduct(request);
  await page.goto(`/products?search=${encodeURIComponent(goods.name)}`);
  await page.route(`**/products/${goods._id}.data?*`, (route) => route.abort());
  await page.getByRole('article').getByRole('link', { name: goods.name }).click();
  await expect(page.getByRole('heading', { name: 'Error Loading Product' })).toBeVisible();
  await page.unroute(`**/products/${goods._id}.data?*`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods.name);
});

test('structured data has the price, the rating and the breadcrumbs', async ({ page, request }) => {
  const reviewed = await findProduct(request, '', ({ numReviews }) => numReviews > 0);
  await open(page, reviewed);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, trail] = facts.map((fact) => JSON.parse(fact));
  expect(product).toMatchObject({
    '@type': 'Product',
    name: reviewed.name,
    offers: { price: reviewed.price, priceCurrency: 'BDT' },
    aggregateRating: { reviewCount: reviewed.numReviews },
  });
  expect(trail['@type']).toBe('BreadcrumbList');
  const address = `${new URL(page.url()).origin}/products/${reviewed._id}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http.*\/media\/.*\.jpg$/,
  );
});

test('an address with the id in upper case leads to the usual one, which is its canonical URL', async ({
  page,
  request,
}) => {
  const { _id } = await findBangles(request);
  await page.goto(`/products/${_id.toUpperCase()}`);
  const address = `${new URL(page.url()).origin}/products/${_id}`;
  expect(page.url()).toBe(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
});
