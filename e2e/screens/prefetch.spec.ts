import { expect, type Page } from '@playwright/test';
import { test } from '../shopTest.ts';

/** The statuses of the shop's responses with the rings' data so far. The browser's cache serves the others. */
async function watchRings(page: Page): Promise<() => number[]> {
  const asked = new Set<string>();
  const statuses = new Map<string, number>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.includes('/products.data?category=rings')) asked.add(requestId);
  });
  // This event may come before the other one.
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    statuses.set(requestId, statusCode),
  );
  await network.send('Network.enable');
  return () => [...asked].flatMap((id) => statuses.get(id) ?? []);
}

const ringsLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Rings', exact: true }).first();

test('hovering a link loads its data, and the click does not load them again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const statuses = await watchRings(page);
  await ringsLink(page).hover();
  await expect.poll(statuses).toEqual([200]);
  await ringsLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings Collection');
  expect(statuses()).toEqual([200]);
});

test('focusing a link with the keyboard loads its data', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const statuses = await watchRings(page);
  await ringsLink(page).focus();
  await expect.poll(statuses).toEqual([200]);
});

test('touching a link loads its data before the finger is lifted', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for touch screens only');
  await page.goto('/', { waitUntil: 'networkidle' });
  const statuses = await watchRings(page);
  await ringsLink(page).dispatchEvent('touchstart');
  await expect.poll(statuses).toEqual([200]);
});

test('a tap loads the data once', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for touch screens only');
  await page.goto('/', { waitUntil: 'networkidle' });
  const statuses = await watchRings(page);
  await ringsLink(page).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings Collection');
  await page.waitForLoadState('networkidle');
  // If the tap leads on before the router prefetches, the prefetch asks whether the data are still the same.
  const [first, ...later] = statuses();
  expect(first).toBe(200);
  expect(later.filter((status) => status !== 304)).toEqual([]);
});

test('with data saving on, only the click loads the data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const statuses = await watchRings(page);
  await ringsLink(page).hover();
  // Longer than the router waits on a hover.
  await page.waitForTimeout(500);
  expect(statuses()).toEqual([]);
  await ringsLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings Collection');
  expect(statuses()).toEqual([200]);
});

test('pages of one list load only the list', async ({ page }) => {
  await page.goto('/products');
  const asked = page.waitForRequest(/\/products\.data\?.*page=2/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  const routes = new URL((await asked).url()).searchParams.get('_routes');
  expect(routes).toBe('routes/products');
  await expect(page).toHaveURL('/products?page=2');
});
