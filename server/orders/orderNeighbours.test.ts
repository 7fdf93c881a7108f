import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { type BuiltOrder, buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const product = await buildProduct(db, { stock: 1000 });

const place = (options: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(db, { customer, lines: [{ product }], ...options });
const beside = async ({ id }: BuiltOrder, query = '') =>
  (await shop.call('GET', `/admin/orders/${id}/neighbours?${query}`, { token })).body;
const callAbout = ({ id }: BuiltOrder, outcome: string) =>
  shop.call('POST', `/admin/orders/${id}/calls`, { token, body: { outcome } });

it('names the orders beside one in the list, across pages and within the filter', async () => {
  const address = { phone: '01811111111' };
  const old = await place({ address });
  const inBetween = await place({ status: 'delivered' });
  const middle = await place({ address });
  const young = await place({ address });
  const filter = 'search=01811111111';
  expect(await beside(young, filter)).toEqual({ previous: null, next: middle.id, nextToCall: middle.id });
  expect(await beside(middle, filter)).toEqual({ previous: young.id, next: old.id, nextToCall: old.id });
  expect(await beside(old, filter)).toEqual({ previous: middle.id, next: null, nextToCall: null });
  expect(await beside(middle)).toEqual({ previous: young.id, next: inBetween.id, nextToCall: old.id });
});

it('goes on from an order that the filter no longer holds, to the next one that waits for a call', async () => {
  const address = { phone: '01822222222' };
  const last = await place({ address });
  const refused = await place({ address });
  const first = await place({ address });
  await callAbout(refused, 'refused');
  await callAbout(last, 'no_answer');
  await callAbout(first, 'confirmed');
  const all = await beside(first, 'search=01822222222');
  expect(all).toEqual({ previous: null, next: refused.id, nextToCall: last.id });
  expect(await beside(first, 'search=01822222222&confirmation=no_answer')).toEqual({
    previous: null,
    next: last.id,
    nextToCall: last.id,
  });
  expect(await beside(first, 'search=01822222222&confirmation=refused')).toMatchObject({
    next: refused.id,
    nextToCall: null,
  });
});

it('refuses an order that does not exist', async () => {
  const { status, body } = await shop.call('GET', `/admin/orders/${crypto.randomUUID()}/neighbours`, {
    token,
  });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'orderNotFound' });
});
