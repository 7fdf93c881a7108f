import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';

it('tells everyone what the settings say', async () => {
  const shop = await openTestApp({ listening: true });
  const { status, body, headers } = await shop.call('GET', '/shop');
  expect(status).toBe(200);
  expect(body).toEqual(shop.settings.shop);
  expect(body).toMatchObject({
    name: 'Kakon',
    delivery: { freeFrom: 2000, insideDhaka: 60, outsideDhaka: 120 },
  });
  expect(headers).toHaveProperty('etag');
});
