import { expect, type Page } from '@playwright/test';
import { plainGoods } from './shelf.ts';
import { test } from './shopTest.ts';
import { notified, watchPage } from './watchPage.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const slideShown = (page: Page) =>
  page.getByRole('region', { name: 'What is new in the shop' }).locator('[aria-current="true"]');

test.describe('home', () => {
  test('shows banners, promises, categories and the shop’s own lists', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Shop Now' }).first()).toHaveAttribute('href', '/products');
    for (const promise of ['Cash on Delivery', 'Customer Support', 'Authentic Products']) {
      await expect(page.getByRole('heading', { name: promise })).toBeVisible();
    }
    const tiles = page.getByRole('region', { name: 'Shop by Category' }).getByRole('link');
    await expect(tiles).toHaveText([
      'Bangles',
      'Earrings',
      'Cosmetics',
      'Necklaces',
      'Rings',
      'Alna',
      'Combo',
      'View All Products',
    ]);
    await expect(tiles.nth(3)).toHaveAttribute('href', '/products?category=necklaces');
    const all = (name: string) => page.getByRole('region', { name }).getByRole('link', { name: 'View all' });
    await expect(all('New Arrivals')).toHaveAttribute('href', '/products?section=new-arrivals');
    await expect(all('Special Combos')).toHaveAttribute('href', '/products?category=combo');
    await expect(
      page.getByRole('region', { name: 'Featured Products' }).getByRole('article'),
    ).not.toHaveCount(0);
  });

  test('its banners move on every 4 seconds, stop when asked, and are led by dots', async ({ page }) => {
    await page.goto('/');
    const banners = page.getByRole('region', { name: 'What is new in the shop' });
    await expect(slideShown(page)).toHaveAccessibleName('Go to slide 1');
    await expect(slideShown(page)).toHaveAccessibleName('Go to slide 2', { timeout: 6000 });
    await banners.getByRole('button', { name: 'Pause moving slides' }).click();
    await banners.getByRole('button', { name: 'Go to slide 3' }).click();
    await expect(slideShown(page)).toHaveAccessibleName('Go to slide 3');
    await page.mouse.move(0, 0);
    await page.waitForTimeout(4500);
    await expect(slideShown(page)).toHaveAccessibleName('Go to slide 3');
  });

  test('the featured products stand one to four abreast, and move on every 3 seconds', async ({ page }) => {
    test.skip(!isWide(page), 'a desk’s window is drawn to every width');
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Featured Products' });
    const first = featured.getByRole('group').first();
    for (const [width, abreast] of [
      [500, 1],
      [640, 2],
      [768, 3],
      [1024, 4],
      [1680, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const share = await first.evaluate(
        (slide) => (slide.parentElement?.clientWidth ?? 0) / slide.clientWidth,
      );
      expect(Math.round(share), `at ${width} pixels`).toBe(abreast);
    }
    // They rest until somebody is near.
    await featured.scrollIntoViewIfNeeded();
    await expect(featured.locator('[aria-current="true"]')).toHaveAccessibleName('Go to slide 1');
    await expect(featured.locator('[aria-current="true"]')).toHaveAccessibleName('Go to slide 2', {
      timeout: 5000,
    });
  });

  test('nothing moves for those who want stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(slideShown(page)).toHaveAccessibleName('Go to slide 1');
    await expect(page.getByRole('button', { name: 'Pause moving slides' })).toHaveCount(0);
    await page.waitForTimeout(4500);
    await expect(slideShown(page)).toHaveAccessibleName('Go to slide 1');
  });

  test('says so where the featured products did not come, and tries again', async ({ page }) => {
    await page.goto('/faq');
    await page.route('**/api/products/featured/list?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('link', { name: 'Kakon, home' }).click();
    await expect(page.getByRole('heading', { name: 'Failed to load featured products' })).toBeVisible();
    await page.unroute('**/api/products/featured/list?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    const featured = page.getByRole('region', { name: 'Featured Products' });
    await expect(featured.getByRole('article')).not.toHaveCount(0);
  });

  test('hides a list that is empty or did not come', async ({ page }) => {
    await page.goto('/faq');
    await page.route('**/api/products/combos/list?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route('**/api/products/new-arrivals/list?*', (route) => route.fulfill({ json: [] }));
    await page.getByRole('link', { name: 'Kakon, home' }).click();
    await expect(page.getByRole('region', { name: 'Featured Products' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Special Combos' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'New Arrivals' })).toHaveCount(0);
  });
});

test('whoever comes from a post sees the same page, and the marks of the post lead nowhere', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/products?category=rings&fbclid=IwAR0x1&utm_source=facebook');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.getByRole('main').locator('a[href^="/products"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => /fbclid|utm_/.test(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(2);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  watched.expectSilence();
  await watched.expectStillness();
});

test.describe('a card', () => {
  test('puts what needs no choice into the guest’s cart', async ({ page, request }) => {
    const { name } = await plainGoods(request);
    await page.goto(`/products?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    await expect(notified(page, `${name} has been added to your cart`)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('offers no quick way to what has to be chosen first', async ({ page }) => {
    await page.goto('/products?category=bangles');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  });

  test('shows its second photo to a mouse', async ({ page }) => {
    test.skip(!isWide(page), 'a finger does not hover');
    await page.goto('/products?search=noyontara+bala');
    const card = page.getByRole('article').first();
    await expect(card.locator('img')).toHaveCount(1);
    await card.getByRole('link').hover();
    await expect(card.locator('img')).toHaveCount(2);
    await expect(card.locator('picture').nth(1).locator('xpath=..')).toHaveCSS('opacity', '1');
  });
});
