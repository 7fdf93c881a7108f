import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { ADMIN } from './openShop.ts';
import { test } from './shopTest.ts';
import { watchPage } from './watchPage.ts';

test.use({ serviceWorkers: 'allow' });

const pages = ['/', '/products', '/cart', '/faq', '/auth/login', '/account', '/admin', '/no/such/page'];

for (const path of pages) {
  test(`${path} runs the scripts its policy names, and no others`, async ({ request }) => {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scriptSources = policy.split('; ').find((each) => each.startsWith('script-src ')) ?? '';
    expect(scriptSources).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', content = ''] of scripts) {
      if (/\bsrc=/.test(attributes) || /type="application\/ld\+json"/.test(attributes)) continue;
      const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
      expect(scriptSources, content.slice(0, 80)).toContain(hash);
    }
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
    expect(html).not.toMatch(/javascript:/i);
  });
}

test('what is typed into the shop is shown, never run', async ({ page, request }) => {
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
      // A photo of the shop's own: the tests beside this one see the product too, and ask no other host.
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

test('a text on a page can’t be made markup or a script, and pages do without', async ({ page }) => {
  const { expectSilence } = await watchPage(page);
  // The oldest are the demo's own: no other journey takes them out of the shop.
  await page.goto('/products?sort=oldest');
  // From page to page in the browser: what search engines read of a product is made anew there.
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}/);
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
  expectSilence();
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
