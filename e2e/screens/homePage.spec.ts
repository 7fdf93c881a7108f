/** The home page: its lists, and banners and featured products that move by themselves. */
import { expect, type Page } from '@playwright/test';
import { test } from '../shopTest.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const slideShown = (page: Page) =>
  page.getByRole('region', { name: 'Highlights' }).locator('[aria-current="true"]');

test('shows banners, promises, categories and the product lists', async ({ page }) => {
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
  await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article')).not.toHaveCount(
    0,
  );
});

test('shows no product twice, and sold-out products last', async ({ page }) => {
  await page.goto('/');
  const addresses: (string | null)[] = [];
  for (const name of ['New Arrivals', 'Special Combos', 'Featured Products']) {
    const cards = page.getByRole('region', { name, exact: true }).first().getByRole('article');
    await expect(cards).not.toHaveCount(0);
    const soldOut: boolean[] = [];
    for (const card of await cards.all()) {
      addresses.push(await card.getByRole('link').first().getAttribute('href'));
      soldOut.push(((await card.textContent()) ?? '').includes('Out of Stock'));
    }
    expect(soldOut).toEqual([...soldOut].sort());
  }
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('shows whole photos in its banners, with the text beside the products', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390, 768, 1024, 1152, 1280, 1440, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Highlights' }).getByRole('group');
    await expect(slides).toHaveCount(3);
    for (const slide of await slides.all()) {
      await slide.locator('img').evaluate((photo: HTMLImageElement) => {
        photo.loading = 'eager';
        return photo.decode();
      });
      const { cut, wordsEnd } = await slide.evaluate((box) => {
        const photo = box.querySelector('img') as HTMLImageElement;
        const shown = photo.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(box.querySelector('h2')?.parentElement as Element);
        const { left, width: whole } = box.getBoundingClientRect();
        const ends = [...words.getClientRects()].map(({ right }) => (right - left) / whole);
        const shape = photo.naturalWidth / photo.naturalHeight;
        return { cut: Math.abs(shown.width / shown.height / shape - 1), wordsEnd: Math.max(...ends) };
      });
      expect(cut, `${width} pixels wide`).toBeLessThan(0.02);
      // The products begin at two fifths of each banner.
      if (width >= 768) expect(wordsEnd, `${width} pixels wide`).toBeLessThanOrEqual(0.4);
    }
  }
});

test('changes its banner every 4 seconds, stops when paused, and has a button per slide', async ({
  page,
}) => {
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Highlights' });
  await expect(slideShown(page)).toHaveAccessibleName('Go to slide 1');
  await expect(slideShown(page)).toHaveAccessibleName('Go to slide 2', { timeout: 6000 });
  await banners.getByRole('button', { name: 'Pause moving slides' }).click();
  await banners.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(slideShown(page)).toHaveAccessibleName('Go to slide 3');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(4500);
  await expect(slideShown(page)).toHaveAccessibleName('Go to slide 3');
});

test('shows one to four featured products per row, and moves them every 3 seconds', async ({ page }) => {
  test.skip(!isWide(page), 'only a desktop window is resized to every width');
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
  // They do not move until they are scrolled near.
  await featured.scrollIntoViewIfNeeded();
  await expect(featured.locator('[aria-current="true"]')).toHaveAccessibleName('Go to slide 1');
  await expect(featured.locator('[aria-current="true"]')).toHaveAccessibleName('Go to slide 2', {
    timeout: 5000,
  });
});

test('moves nothing for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(slideShown(page)).toHaveAccessibleName('Go to slide 1');
  await expect(page.getByRole('button', { name: 'Pause moving slides' })).toHaveCount(0);
  await page.waitForTimeout(4500);
  await expect(slideShown(page)).toHaveAccessibleName('Go to slide 1');
});

test('shows an error if it fails to load on the way from another page, and retries', async ({ page }) => {
  await page.goto('/faq');
  await page.route('**/_.data?*', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await page.getByRole('link', { name: 'Kakon, home' }).click();
  await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  await page.unroute('**/_.data?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const featured = page.getByRole('region', { name: 'Featured Products' });
  await expect(featured.getByRole('article')).not.toHaveCount(0);
});
