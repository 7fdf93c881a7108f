import { chromium, expect } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/test/chromium.ts';
import { openAsCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

test('a page from the back-forward cache shows no data of a user who has logged out', async ({
  request,
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openAsCustomer(page, request, 'Shirin Akhter');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shirin Akhter');
  await page.evaluate(() => Object.assign(window, { hasSlept: true }));
  await page.goto('/api/health');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  // `goBack` waits for a load event, which a page from the cache does not fire.
  void page.evaluate(() => window.history.back()).catch(() => undefined);
  await expect.poll(() => page.evaluate(() => window.location.pathname).catch(() => '')).toBe('/');
  // If this fails, the browser did not cache the page, and the test proves nothing.
  expect(await page.evaluate(() => 'hasSlept' in window)).toBe(true);
  expect(await page.content()).not.toContain('Shirin');
  await browser.close();
});
