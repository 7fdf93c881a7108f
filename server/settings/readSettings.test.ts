import { expect, it } from 'vitest';
import { SETTINGS_TAG } from '#contract/tags.ts';
import { announce } from '#server/testing/announce.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp({ listening: true });
const { db } = shop;
/** Where emails about new orders go is for admins only. */
const { newOrderEmail: _, unsoldDays: __, sms, ...initialPublic } = shop.settings.initialShopSettings;
const initial = { ...initialPublic, smsOnShipping: true };

/** A change takes milliseconds, but other tests may use the processor meanwhile. */
const patience = { timeout: 10_000, interval: 20 };

it('the settings are the environment’s until an admin saves others', async () => {
  const { status, body, headers } = await shop.call('GET', '/shop');
  expect(status).toBe(200);
  expect(body).toEqual({ ...initial, otherName: initial.nameBangla });
  expect(body).toMatchObject({
    name: 'Kakon',
    delivery: { freeFrom: 2000, insideDhaka: 60, outsideDhaka: 120 },
  });
  expect(headers).toHaveProperty('etag');
});

it('a Bangla reader gets the Bangla name, and Bangla for what no admin has changed', async () => {
  const headers = { 'accept-language': 'bn' };
  const { body } = await shop.call('GET', '/shop', { headers });
  expect(body).toMatchObject({
    name: 'কাঁকন',
    otherName: 'Kakon',
    phone: initial.phone,
    delivery: initial.delivery,
  });
  for (const field of ['address', 'hours', 'blurb', 'bannerText'])
    expect(body[field], field).toMatch(/[\u0980-\u09ff]/);
});

it('the settings have initial values where a saved version lacks them', async () => {
  const { rows } = await shop.pool.query(
    `insert into shop_settings (version, settings) values (1, '{"name": "Bala", "socialLinks": {}}') returning version`,
  );
  expect(rows).toHaveLength(1);
  await announce(db, SETTINGS_TAG);
  await expect.poll(async () => (await shop.call('GET', '/shop')).body.name, patience).toBe('Bala');
  expect((await shop.call('GET', '/shop')).body).toEqual({
    ...initial,
    name: 'Bala',
    otherName: initial.nameBangla,
  });
});

it('a change reaches every process', async () => {
  const other = await openTestApp({ listening: true, beside: shop });
  const phoneAt = async (at: typeof shop) => (await at.call('GET', '/shop')).body.phone;
  await phoneAt(shop);
  await phoneAt(other);
  await changeShopSettings(db, { phone: '01800-111111' });
  for (const at of [shop, other]) {
    await expect.poll(() => phoneAt(at), patience).toBe('01800-111111');
  }
});

it('the settings price an order in its transaction: an outdated fee is refused with fresh figures', async () => {
  const token = await shop.tokenOf(await buildCustomer(db));
  const product = await buildProduct(db, { price: 500, stock: 9 });
  const order = (shippingPrice: number) =>
    shop.call('POST', '/orders', {
      token,
      body: {
        orderItems: [{ product: product.id, quantity: 1, price: 500 }],
        shippingAddress: deliverTo,
        paymentMethod: 'cash_on_delivery',
        itemsPrice: 500,
        taxPrice: 0,
        shippingPrice,
        totalPrice: 500 + shippingPrice,
      },
    });
  await changeShopSettings(db, {
    orderPrefix: 'BA',
    delivery: { freeFrom: 600, insideDhaka: 75, outsideDhaka: 150 },
  });
  expect(await order(60)).toMatchObject({
    status: 409,
    body: { code: 'pricesChanged', quote: { shippingPrice: 75, totalPrice: 575 } },
  });
  const placed = await order(75);
  expect(placed).toMatchObject({ status: 201, body: { shippingPrice: 75, totalPrice: 575 } });
  expect(placed.body.orderNumber).toMatch(/^BA\d{6,}$/);
  await changeShopSettings(db, { delivery: { freeFrom: 500, insideDhaka: 75, outsideDhaka: 150 } });
  expect(await order(0)).toMatchObject({ status: 201, body: { shippingPrice: 0, totalPrice: 500 } });
});

it('the settings contain the limit for low stock', async () => {
  const token = await shop.tokenOf(await buildAdmin(db));
  const { name } = await buildProduct(db, { name: 'Nine left', stock: 9 });
  const low = async () =>
    (await shop.call('GET', '/admin/sales', { token })).body.lowStock.map(
      (one: { name: string }) => one.name,
    );
  await changeShopSettings(db, { lowStockLimit: 5 });
  expect(await low()).not.toContain(name);
  await changeShopSettings(db, { lowStockLimit: 9 });
  expect(await low()).toContain(name);
});

it('everyone may know whether an SMS tells of shipping, and of SMS nothing else', async () => {
  const read = async () => (await shop.call('GET', '/shop')).body;
  for (const orderShipped of [false, true]) {
    await changeShopSettings(db, { sms: { ...sms, orderShipped } });
    await expect.poll(async () => (await read()).smsOnShipping, patience).toBe(orderShipped);
  }
  expect(await read()).not.toHaveProperty('sms');
});
