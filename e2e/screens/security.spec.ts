import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { registerCustomer } from '../customers.ts';
import { test } from '../shopTest.ts';
import { ADMIN } from '../startShop.ts';
import { watchPage } from '../watchPage.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the same at every width');

const pages = ['/', '/products', '/cart', '/faq', '/auth/login', '/account', '/admin', '/no/such/page'];

for (const path of pages) {
  test(`${path} runs only the scripts of its policy`, async ({ request }) => {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scriptSources = policy.split('; ').find((each) => each.startsWith('script-src ')) ?? '';
    expect(scriptSources).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', content = ''] of scripts) {
      if (/\bsrc=/.test(attributes) || /type="application\/ld\+json"/.test(attributes)) continue;
      const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
      expect(scriptSources, content.slice(0, 80)).toContain(hash);
    }
    // The renderer marks its own scripts with a nonce. It must not be in the page, because a cached page would reveal it.
    expect(html).not.toContain('nonce=');
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
    expect(html).not.toMatch(/javascript:/i);
  });
}

test('typed text is shown and never executed', async ({ page, request }) => {
  const hostile = `</script><script>window.run=1</script><img src=x onerror="window.run=2">"'>`;
  const { token } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
  const listed = await (await request.get('/api/products?limit=1&sort=oldest')).json();
  const [photo] = listed.products[0].images;
  const created = await request.post('/api/products', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: hostile,
      description: hostile,
      price: 100,
      stock: 1,
      category: 'rings',
      tags: ['<img src=x onerror=a()>'],
      specifications: { material: hostile },
      // The photo is the shop's own, because parallel tests see this product too and allow no other host.
      images: [{ url: photo.url, publicId: photo.publicId, alt: hostile }],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { product } = await created.json();
  const search = encodeURIComponent(hostile);
  for (const path of [
    `/products/${product._id}`,
    `/products?category=rings`,
    `/products?search=${search}`,
    `/products?category=${search}`,
    `/auth/login?returnTo=${search}`,
  ]) {
    await page.goto(path);
    await page.waitForLoadState('load');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => (window as { run?: number }).run), path).toBeUndefined();
  }
  await request.delete(`/api/products/${product._id}`, { headers: { authorization: `Bearer ${token}` } });
});

test('an injected script does not run', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => blocked.push(message.text()));
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const slipped = '<script>window.run = 1</script><script nonce="x">window.run = 2</script>';
    await route.fulfill({ response, body: html.replace('<main', `${slipped}<main`) });
  });
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => (window as { run?: number }).run)).toBeUndefined();
  expect(blocked.filter((line) => line.includes('Content Security Policy'))).toHaveLength(2);
});

test('a text cannot become markup or a script, and pages do not need it', async ({ page }) => {
  const { expectNoConsoleOutput } = await watchPage(page);
  // The oldest products are the demo's own, which no other test removes.
  await page.goto('/products?sort=oldest');
  // Navigates within the browser, because the page then creates its structured data itself.
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}/);
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
  expectNoConsoleOutput();
  const blocked = await page.evaluate(() =>
    [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.run=1">'),
      () => {
        document.createElement('script').src = 'https://elsewhere.example/a.js';
      },
      () => {
        document.createElement('script').text = 'window.run=1';
      },
      () => new DOMParser().parseFromString('<b>', 'text/html'),
    ].map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(blocked).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

for (const hostile of [
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'account',
  '/products/../..//evil.example',
  '/%2F%2Fevil.example',
]) {
  test(`login never leaves this shop for ${JSON.stringify(hostile)}`, async ({ page, request, baseURL }) => {
    const customer = await registerCustomer(request);
    await page.goto(`/auth/login?returnTo=${encodeURIComponent(hostile)}`);
    await page.getByLabel('Email Address').fill(customer.email);
    await page.getByLabel('Password *', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).not.toHaveURL(/auth\/login/);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}
