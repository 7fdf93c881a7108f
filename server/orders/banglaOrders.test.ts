/** What a customer on the Bangla pages reads of her order, from the first response on. */
import { beforeAll, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import { emailText } from '#server/mail/emailParts.ts';
import { findMailedReturn } from '#server/mail/mailedOrderQueries.ts';
import { buildCombo, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

const mailingShop = { ...defaultSettings, url: 'https://kakon.example' };
const headers = { 'accept-language': 'bn' };
let shop: TestApp;
let token: string;

beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.tokenOf(await buildCustomer(shop.db));
});

async function buildNamed(stock: number) {
  const product = await buildProduct(shop.db, { stock });
  await shop.db.updateTable('products').set({ name_bn: 'রুপার নূপুর' }).where('id', '=', product.id).execute();
  return product;
}

const place = (product: { id: string; price: number }, quantity = 1) =>
  shop.call('POST', '/orders', {
    token,
    headers,
    body: draftOf([{ product: product.id, price: product.price, quantity }], deliverTo),
  });

it('names products and places in Bangla at once, as later reads do', async () => {
  const { status, body } = await place(await buildNamed(5));
  expect(status).toBe(201);
  const inBangla = {
    orderItems: [{ name: 'রুপার নূপুর' }],
    shippingAddress: { thana: 'Dhanmondi', district: 'Dhaka', placeName: 'ধানমন্ডি, ঢাকা' },
  };
  expect(body).toMatchObject(inBangla);
  const read = await shop.call('GET', `/orders/${body._id}`, { token, headers });
  expect(read.body).toMatchObject(inBangla);
  const english = await shop.call('GET', `/orders/${body._id}`, { token });
  expect(english.body.shippingAddress.placeName).toBe('Dhanmondi, Dhaka');
});

it('names what is in a combo in Bangla, at once, in later reads and in the email', async () => {
  const part = await buildNamed(5);
  const combo = await buildCombo(shop.db, [{ product: part.id }]);
  const { body } = await place(combo);
  const inBangla = [{ components: [{ name: 'রুপার নূপুর' }] }];
  expect(body.orderItems).toMatchObject(inBangla);
  const read = await shop.call('GET', `/orders/${body._id}`, { token, headers });
  expect(read.body.orderItems).toMatchObject(inBangla);
  const english = await shop.call('GET', `/orders/${body._id}`, { token });
  expect(english.body.orderItems).toMatchObject([{ components: [{ name: part.name }] }]);
  const mailed = await composeEmail(shop.db, { kind: 'orderPlaced', subject: body._id }, mailingShop);
  expect(mailed && emailText(mailed.template, mailed.shop)).toContain('১ × রুপার নূপুর');
});

it('says in Bangla which product there is not enough of', async () => {
  const { status, body } = await place(await buildNamed(1), 2);
  expect(status).toBe(409);
  expect(body.message).toContain('রুপার নূপুর');
});

it('says in Bangla what came back, whatever the language of the admin was', async () => {
  const customer = await buildCustomer(shop.db);
  const own = await shop.tokenOf(customer);
  const admin = await shop.tokenOf(await buildAdmin(shop.db));
  const product = await buildNamed(5);
  const order = await buildOrder(shop.db, {
    customer,
    lines: [{ product, quantity: 2 }],
    status: 'delivered',
  });
  const back = { lines: [{ line: 0, quantity: 1, restock: true }], reason: 'damaged', refund: 100 };
  const path = `/admin/orders/${order.id}/returns`;
  const { status, body } = await shop.call('POST', path, { token: admin, headers, body: back });
  expect([status, body.order.changes[0].details.items]).toEqual([201, ['রুপার নূপুর × ১']]);
  const itemsIn = async (language: Record<string, string>) =>
    (await shop.call('GET', `/orders/${order.id}`, { token: own, headers: language })).body.changes[0].details
      .items;
  expect(await itemsIn(headers)).toEqual(['রুপার নূপুর × ১']);
  expect(await itemsIn({})).toEqual([`${product.name} × 1`]);
  const mailed = await findMailedReturn(shop.db, body.order.returns[0]._id);
  expect(mailed?.pieces).toEqual([{ name: product.name, nameBn: 'রুপার নূপুর', quantity: 1 }]);
  expect(mailed?.order.lines).toMatchObject([{ name: product.name, nameBn: 'রুপার নূপুর' }]);
});
