import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp({ listening: true });
const ask = (url = '/site.webmanifest') => shop.app.fastify.inject({ method: 'GET', url });

it('shows the name from the settings, right after a change', async () => {
  const { statusCode, headers, body } = await ask();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    name: 'Kakon',
    description: shop.settings.initialShopSettings.blurb,
  });
  await changeShopSettings(shop.db, { name: 'রিমার চুড়ি', blurb: '' });
  await expect
    .poll(async () => JSON.parse((await ask()).body), { timeout: 1_000, interval: 20 })
    .toMatchObject({ name: 'রিমার চুড়ি', short_name: 'রিমার চুড়ি' });
  expect(JSON.parse((await ask()).body)).not.toHaveProperty('description');
});

it('speaks Bangla where Bangla pages link it, and is the same app', async () => {
  const manifest = JSON.parse((await ask('/bn/site.webmanifest')).body);
  const { nameBangla } = shop.settings.initialShopSettings;
  expect(manifest).toMatchObject({ lang: 'bn', id: '/', scope: '/', start_url: '/bn', name: nameBangla });
  expect(manifest.shortcuts).toMatchObject([
    { name: 'সব পণ্য', url: '/bn/products' },
    { name: 'আপনার কার্ট', url: '/bn/cart' },
    { name: 'আমার অর্ডার', url: '/bn/account?tab=orders' },
  ]);
});

it('has everything that a browser asks of a shop that can be installed', async () => {
  const manifest = JSON.parse((await ask()).body);
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/products',
    '/cart',
    '/account?tab=orders',
  ]);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(join('web/public', src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
