import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { roundTripsOf, statementsOf } from '../../bench/statements.ts';

const { app, db, tokenOf } = await openTestApp();
const token = await tokenOf(await buildCustomer(db));
const { id } = await buildProduct(db, { stock: 5 });

const address = {
  fullName: 'Rima Begum',
  phone: '01712345678',
  address: 'House 1, Road 2',
  district: 'Dhaka',
  thana: 'Gulshan',
  country: 'Bangladesh',
};

/** `call` would also apply the events that follow. */
const post = (path: string, payload: object) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

it('an order takes four round trips: session, limit, the locked products, and the order itself', async () => {
  const body = draftOf([{ product: id, price: 450 }], address);
  const statements = await statementsOf(async () => {
    expect((await post('/orders', body)).statusCode).toBe(201);
  });
  expect(roundTripsOf(statements)).toBe(4);
});

it('adding to the cart takes three round trips: session, the locked cart, and its new line', async () => {
  const statements = await statementsOf(async () => {
    expect((await post('/cart/add', { productId: id, quantity: 1 })).statusCode).toBe(200);
  });
  expect(roundTripsOf(statements)).toBe(3);
});
