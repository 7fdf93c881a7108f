import { beforeAll, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);

const post = (path: string, body: object) => call('POST', path, { token, body });
const found = async (query: string): Promise<string[]> =>
  (await call('GET', `/orders?${query}`, { token })).body.orders
    .map(({ _id }: { _id: string }) => _id)
    .sort();

let ring: BuiltProduct;
let bangle: BuiltProduct;
const ids = { booked: '', printed: '', delivered: '', sylhet: '' };

beforeAll(async () => {
  ring = await buildProduct(db, { stock: 100 });
  bangle = await buildProduct(db, { stock: 100 });
  const place = async (
    product: BuiltProduct,
    status: 'pending' | 'delivered' = 'pending',
    district = 'Dhaka',
  ) => (await buildOrder(db, { customer, lines: [{ product }], status, address: { district } })).id;
  ids.booked = await place(ring);
  ids.printed = await place(bangle);
  ids.delivered = await place(bangle, 'delivered');
  ids.sylhet = await place(ring, 'pending', 'Sylhet');
  await post('/admin/orders/bookings', { orders: [ids.booked], courier: 'Pathao' });
  await post('/admin/orders/printed', { orders: [ids.printed] });
});

const only = (...names: (keyof typeof ids)[]) => names.map((name) => ids[name]).sort();

it('orders are listed by booking and printing', async () => {
  expect(await found('booked=yes')).toEqual(only('booked'));
  expect(await found('booked=no')).toEqual(only('printed', 'delivered', 'sylhet'));
  expect(await found('printed=yes')).toEqual(only('printed'));
  expect(await found('printed=no')).toEqual(only('booked', 'delivered', 'sylhet'));
});

it('orders are listed by where they go', async () => {
  expect(await found('district=Sylhet')).toEqual(only('sylhet'));
  expect(await found('area=outside')).toEqual(only('sylhet'));
  expect(await found('area=dhaka')).toEqual(only('booked', 'printed', 'delivered'));
});

it('orders are listed by product, and filters add up', async () => {
  expect(await found(`product=${ring.id}`)).toEqual(only('booked', 'sylhet'));
  expect(await found(`product=${ring.id}&booked=no&area=outside`)).toEqual(only('sylhet'));
  expect(await found(`product=${crypto.randomUUID()}`)).toEqual([]);
  expect(await found('product=ring')).toEqual([]);
});

it('orders are listed by the cash that a courier has not paid out', async () => {
  expect(await found('settled=no')).toEqual([]);
  const line = { product: await buildProduct(db) };
  const shipped = await buildOrder(db, {
    customer,
    lines: [line],
    status: 'shipped',
    address: { district: 'Bogra' },
  });
  await post('/admin/orders/bookings', { orders: [shipped.id], courier: 'RedX' });
  await call('PUT', `/orders/${shipped.id}/status`, { token, body: { status: 'delivered' } });
  expect(await found('settled=no')).toEqual([shipped.id]);
  expect(await found('settled=yes')).toEqual([]);
});

it.each([
  ['booked=maybe', 'booked', 'Booked must be yes or no'],
  ['printed=1', 'printed', 'Printed must be yes or no'],
  ['settled=true', 'settled', 'Settled must be yes or no'],
  ['area=moon', 'area', 'Area must be dhaka or outside'],
  ['district=Atlantis', 'district', 'Unknown district'],
  ['closing=mood', 'closing', 'Unknown reason'],
])('refuses %s at its field', async (query, field, sentence) => {
  expect(await call('GET', `/orders?${query}`, { token })).toMatchObject({
    status: 400,
    body: { errors: { [field]: sentence } },
  });
});
