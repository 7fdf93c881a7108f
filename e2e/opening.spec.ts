import { expect, test } from '@playwright/test';

test('the shop is open and its door makes no noise', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page).toHaveTitle(/Kakon/);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('it says that it can serve', async ({ request }) => {
  const health = await request.get('/api/health');
  expect(health.status()).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
});
