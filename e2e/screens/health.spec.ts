import { expect } from '@playwright/test';
import { test } from '../shopTest.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

test('the home page loads without console output', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto('/');
  await expect(page).toHaveTitle(/Kakon/);
  await page.waitForLoadState('networkidle');
  expect(messages).toEqual([]);
});

test('the health check says that the shop is ready', async ({ request }) => {
  const health = await request.get('/api/health');
  expect(health.status()).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
});

test("an unknown API path returns the API's JSON error, not a page", async ({ request }) => {
  for (const path of ['/api/nothing', '/api', '/api/products/1/2/3']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'Not found' });
  }
  const posted = await request.post('/products', { data: {} });
  expect(posted.status()).toBe(404);
  expect(await posted.json()).toMatchObject({ message: 'Not found' });
});
