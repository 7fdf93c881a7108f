import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { roundTripsOf, statementsOf } from '../../bench/statements.ts';

const { call, db, tokenOf } = await openTestApp();
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

it('an order takes four round trips: session, limit, the locked products, and the order itself', async () => {
  const body = draftOf([{ product: id, price: 450 }], address);
  const statements = await statementsOf(async () => {
    expect((await call('POST', '/orders', { token, body })).status).toBe(201);
  });
  expect(roundTripsOf(statements)).toBe(4);
});

it('adding to the cart takes three round trips: session, the locked cart, and its new line', async () => {
  const statements = await statementsOf(async () => {
    const { status } = await call('POST', '/cart/add', { token, body: { productId: id, quantity: 1 } });
    expect(status).toBe(200);
  });
  expect(roundTripsOf(statements)).toBe(3);
});
