/** Calls that read what they need in the statement that finds out who is calling. */
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { handlers } from '#server/handlers.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** How far the shop's clock is ahead. */
let ahead = 0;
const shop = await openTestApp({ services: { clock: () => new Date(Date.now() + ahead) } });
const { db, pool } = shop;
let roundTrips = 0;
pool.on('connect', ({ connection }) => connection.on('readyForQuery', () => (roundTrips += 1)));

const add = (token: string, body: unknown) => shop.call('POST', '/cart/add', { token, body });
const cartsOf = (userId: string) =>
  db.selectFrom('carts').select('user_id').where('user_id', '=', userId).execute();

const opening = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).filter(
  ([name]) => typeof handlers[name] !== 'function',
);

it.each(opening)('%s asks for a session and nothing more before it acts', (_, row) => {
  expect([row.who, row.limit, row.bodyKind]).toEqual(['customer', undefined, 'json']);
});

it('puts a product in the cart in two round trips', async () => {
  const [token, { id }] = [await shop.tokenOf(await buildCustomer(db)), await buildProduct(db)];
  // What the first of a connection have prepared, the others name.
  for (let time = 0; time < 2; time += 1) await add(token, { productId: id });
  const before = roundTrips;
  expect(await add(token, { productId: id })).toMatchObject({ status: 200 });
  expect(roundTrips - before).toBe(2);
});

it('tells nobody what is wrong with a call before it is known who calls', async () => {
  const customer = await buildCustomer(db);
  const token = await shop.tokenOf(customer);
  const nonsense = { productId: 7 };
  expect(await add(token, nonsense)).toMatchObject({ status: 400 });
  await db.updateTable('users').set({ is_active: false }).where('id', '=', customer.id).execute();
  expect(await add(token, nonsense)).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
  expect(await add('nobody’s', nonsense)).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
});

it('locks and leaves nothing for a session that has ended', async () => {
  const customer = await buildCustomer(db);
  const token = await shop.tokenOf(customer);
  await shop.call('POST', '/auth/logout', { token });
  const { id } = await buildProduct(db);
  expect(await add(token, { productId: id })).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
  expect(await cartsOf(customer.id)).toEqual([]);
});

it('marks the session as used', async () => {
  const token = await shop.tokenOf(await buildCustomer(db));
  const { id } = await buildProduct(db);
  ahead = 61 * 60_000;
  expect(await add(token, { productId: id })).toMatchObject({ status: 200 });
  const { body } = await shop.call('GET', '/auth/sessions', { token });
  expect(Date.parse(body[0].lastUsedAt) - Date.parse(body[0].createdAt)).toBeGreaterThan(60 * 60_000);
  ahead = 0;
});
