/** What a customer on the Bangla pages reads of her order, from the first response on. */
import { beforeAll, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

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

it('says in Bangla which product there is not enough of', async () => {
  const { status, body } = await place(await buildNamed(1), 2);
  expect(status).toBe(409);
  expect(body.message).toContain('রুপার নূপুর');
});
