import { expect } from '@playwright/test';
import { test } from './shopTest.ts';

test.use({ serviceWorkers: 'allow' });

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

test('an address of the API that is none answers as the API does, not with a page', async ({ request }) => {
  for (const path of ['/api/nothing', '/api', '/api/products/1/2/3']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json()).toMatchObject({ message: 'Not found' });
  }
  const posted = await request.post('/products', { data: {} });
  expect(posted.status()).toBe(404);
  expect(await posted.json()).toMatchObject({ message: 'Not found' });
});
