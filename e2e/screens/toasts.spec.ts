/** Messages appear one at a time, and cover no control. */
import { expect, type Page } from '@playwright/test';
import { openAsCustomer } from '../customers.ts';
import { createProduct } from '../shopData.ts';
import { test } from '../shopTest.ts';

/**
 * Found by its markup, because urgent messages are announced by another region and are hidden from screen readers here.
 */
const toasts = (page: Page) =>
  page.locator('[aria-label="Notifications"] [role$="dialog"]:not([data-ending-style])');

test.beforeEach(async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsCustomer(page, request);
});

test('messages appear one after the other, equal ones once, and a press dismisses them', async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { stock: 50 });
  await page.goto(`/products/${product._id}`);
  const most: number[] = [];
  await page.exposeFunction('noteToasts', (count: number) => most.push(count));
  await page.evaluate(() => {
    const count = () =>
      document.querySelectorAll('[aria-label="Notifications"] [role$="dialog"]:not([data-ending-style])')
        .length;
    const note = () => void (window as unknown as { noteToasts(count: number): void }).noteToasts(count());
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await add.click();
  await expect(toasts(page)).toHaveCount(1);
  await add.click();
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(add).toBeEnabled();
  await toasts(page).getByLabel('Dismiss').click();
  await expect(toasts(page)).toHaveCount(0);
  expect(Math.max(...most)).toBe(1);
});

test('an error appears after the messages before it', async ({ page, request }) => {
  const product = await createProduct(request, { stock: 50 });
  await page.goto(`/products/${product._id}`);
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  for (let press = 0; press < 3; press += 1) await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.route('**/api/cart/add', (route) => route.fulfill({ status: 500, json: { code: 'broken' } }));
  await add.click();
  await expect(toasts(page).first()).toContainText('Failed to add product to cart');
});

test('a message stays while the pointer is over it', async ({ page, request }, { project }) => {
  test.skip(project.name === 'phone', 'touch screens have no hover');
  const product = await createProduct(request);
  await page.goto(`/products/${product._id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await toasts(page).hover();
  await page.waitForTimeout(6_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(640, 300);
  await expect(toasts(page)).toHaveCount(0);
});

test("a message is below a phone's header at every scroll position", async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'a phone’s header');
  const product = await createProduct(request);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const top of [0, 400]) {
      await page.goto(`/products/${product._id}`);
      await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
      await expect(toasts(page)).toBeVisible();
      const apart = async () => {
        const header = await page.getByRole('banner').boundingBox();
        const message = await toasts(page).boundingBox();
        return (message?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      };
      await expect.poll(apart, `${width} pixels wide, scrolled to ${top}`).toBeGreaterThanOrEqual(0);
    }
  }
});
