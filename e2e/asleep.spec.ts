/** What is below a first look stands as the server wrote it till somebody stays; nobody is to notice. */
import { expect, type Locator, type Page } from '@playwright/test';
import { alreadySignedIn, registerCustomer } from './people.ts';
import { test } from './shopTest.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The last of the home page. */
const carousel = (page: Page) => page.getByRole('region', { name: 'Featured Products' }).first();

/** React notes on each element that it has taken over what stands for it. */
const isAwake = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

async function howManyAwake(page: Page): Promise<number> {
  const awake = await Promise.all((await cards(page).all()).map(isAwake));
  return awake.filter(Boolean).length;
}

/** Once the page's scripts have been read and what is seen has been taken over. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isAwake(page.getByRole('banner'))).toBe(true);
  await page.waitForLoadState('networkidle');
}

test('cards sleep till the page is scrolled, and stay the same elements', async ({ page }) => {
  await opened(page, '/');
  const last = cards(page).last();
  expect(await isAwake(last)).toBe(false);
  const before = await last.elementHandle();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => howManyAwake(page)).toBe(await cards(page).count());
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test('what comes into sight is awake without a sign of anybody', async ({ page }) => {
  await opened(page, '/products?category=bangles');
  const seen = cards(page).first();
  await expect.poll(() => isAwake(seen)).toBe(true);
  expect(await isAwake(cards(page).last())).toBe(false);
  // Drawn up into the window by what stood above it, without a scroll.
  await cards(page).evaluateAll((elements) => {
    for (const element of elements.slice(0, -1)) element.style.display = 'none';
  });
  await expect.poll(() => isAwake(cards(page).last())).toBe(true);
});

test('a press on what sleeps is heard at once', async ({ page }) => {
  await opened(page, '/');
  const heart = cards(page)
    .last()
    .getByRole('button', { name: /^Save / });
  expect(await isAwake(heart)).toBe(false);
  await heart.evaluate((button: HTMLButtonElement) => button.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a link that sleeps leads on without the page being loaded anew', async ({ page }) => {
  await opened(page, '/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = cards(page).last().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('what sleeps holds no way to another page up', async ({ page }) => {
  await opened(page, '/');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/products?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const line = page.locator('[aria-hidden="true"].bg-accent').first();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/products"]')?.click());
  await expect(line).toHaveClass(/scale-x-75/);
  held.resolve();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where React draws a page, what is far down follows what is seen first', async ({ page }) => {
  await opened(page, '/faq');
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      const count = document.querySelectorAll('main article').length;
      if (count > 0 && count !== seen.at(-1)) seen.push(count);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Kakon' }).first().click();
  await expect(carousel(page)).toBeAttached();
  const [first = 0, all = 0, ...more] = await counts.jsonValue();
  expect(first).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(first);
  expect(more).toEqual([]);
  expect(await page.locator('main article').count()).toBe(all);
});

test('a page that is come back to is whole at once, at the place that was left', async ({ page }) => {
  await opened(page, '/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => howManyAwake(page)).toBe(await cards(page).count());
  const place = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL(/\/faq/);
  await page.goBack();
  await expect(cards(page).first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('a link that is pointed at finds React awake by the press', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger points and presses at once');
  await opened(page, '/');
  expect(await isAwake(cards(page).last())).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Kakon' }).first().hover();
  await expect.poll(() => howManyAwake(page)).toBe(await cards(page).count());
});

test('who comes back finds all of it awake', async ({ page }) => {
  const allAwake = async () => {
    await expect(carousel(page)).toBeAttached();
    await expect.poll(() => howManyAwake(page)).toBe(await cards(page).count());
  };
  await opened(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Kakon' }).first().click();
  await allAwake();
  await page.reload();
  await allAwake();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq/);
  await page.goForward();
  await allAwake();
});

test('what is saved is marked, wherever the page is found again', async ({ page, request }) => {
  await alreadySignedIn(page, await registerCustomer(request));
  await opened(page, '/products?category=bangles');
  const hearts = [cards(page).first(), cards(page).last()].map((card) =>
    card.getByRole('button', { name: /^Save / }),
  );
  for (const heart of hearts) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
  }
  await opened(page, '/products?category=bangles');
  for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('what is saved is marked in sight while all else sleeps', async ({ page, request }) => {
  await alreadySignedIn(page, await registerCustomer(request));
  await opened(page, '/products?category=bangles');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await opened(page, '/products?category=bangles');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await isAwake(cards(page).last())).toBe(false);
});
