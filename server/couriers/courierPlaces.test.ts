import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);

const save = (body: object) => call('PUT', '/admin/courier-places', { token, body });
const list = async (courier = 'pathao') =>
  (await call('GET', `/admin/courier-places?courier=${courier}`, { token })).body;
const reset = (query: Record<string, string>) =>
  call('DELETE', `/admin/courier-places?${new URLSearchParams(query)}`, { token });
const choose = (chosen: object[]) =>
  call('PUT', '/admin/courier-places/chosen', { token, body: { courier: 'pathao', chosen } });
const lastAuditEvent = async (subject = 'courierPlace') =>
  (await call('GET', `/admin/audit?subject=${subject}&limit=1`, { token })).body.auditEvents[0];
const orderTo = async (address: object) =>
  buildOrder(db, { customer, lines: [{ product: await buildProduct(db) }], status: 'processing', address });

const gulshan = {
  courier: 'pathao',
  district: 'Dhaka',
  thana: 'Gulshan',
  courierDistrict: 'Dhaka',
  courierZone: 'Gulshan-2',
};

it('a place is named, changed and reset, each with an audit event', async () => {
  const { courier: _, ...place } = gulshan;
  expect(await save({ ...gulshan, thana: 'গুলশান' })).toMatchObject({ status: 200, body: { place } });
  expect((await list()).places).toEqual([place]);
  expect((await list('redx')).places).toEqual([]);
  expect(await lastAuditEvent()).toMatchObject({
    action: 'courierPlace.update',
    subjectName: 'Pathao: Gulshan, Dhaka',
    details: { courierZone: { from: null, to: 'Gulshan-2' } },
  });
  await save({ ...gulshan, courierZone: 'Gulshan 1' });
  expect((await list()).places).toEqual([{ ...place, courierZone: 'Gulshan 1' }]);
  const key = { courier: 'pathao', district: 'Dhaka', thana: 'gulshan' };
  expect((await reset(key)).status).toBe(200);
  expect((await list()).places).toEqual([]);
  expect(await lastAuditEvent()).toMatchObject({
    action: 'courierPlace.reset',
    details: { courierZone: 'Gulshan 1' },
  });
  expect(await reset(key)).toMatchObject({ status: 404, body: { code: 'placeNotFound' } });
});

it('a whole district is named without a zone', async () => {
  const district = { courier: 'steadfast', district: 'কুমিল্লা', courierDistrict: 'Cumilla' };
  expect((await save(district)).status).toBe(200);
  expect((await list('steadfast')).places).toEqual([
    { district: 'Comilla', thana: '', courierDistrict: 'Cumilla', courierZone: '' },
  ]);
});

it('a place without a zone, with a zone too many or in no district is refused at its field', async () => {
  const errorsOf = async (change: object) => (await save({ ...gulshan, ...change })).body.errors;
  expect(await errorsOf({ courierZone: ' ' })).toEqual({ courierZone: 'Zone is required' });
  expect(await errorsOf({ thana: '' })).toEqual({ courierZone: 'This place has no zone' });
  expect(await errorsOf({ district: 'Atlantis' })).toEqual({ district: 'District is required' });
  expect(await errorsOf({ courier: 'post' })).toEqual({ courier: 'Unknown courier' });
  expect(await errorsOf({ courierDistrict: '' })).toEqual({
    courierDistrict: 'District at the courier is required',
  });
});

it('a chosen place stays with its order until the order goes elsewhere', async () => {
  const order = await orderTo({ thana: 'Gulshan', address: 'House 2' });
  const choice = { order: order.id, district: 'Dhaka', zone: 'Gulshan 1' };
  const { status, body } = await choose([
    choice,
    { ...choice, order: crypto.randomUUID() },
    { ...choice, order: 'x' },
  ]);
  expect(status).toBe(200);
  expect(body).toEqual({ places: [], chosen: [choice] });
  expect(await lastAuditEvent('order')).toMatchObject({
    action: 'order.place',
    subjectName: order.orderNumber,
    details: { courier: 'pathao', zone: 'Gulshan 1' },
  });
  await choose([{ ...choice, zone: 'Niketan' }]);
  expect((await list()).chosen).toEqual([{ ...choice, zone: 'Niketan' }]);
  await db.updateTable('orders').set({ address: 'House 3' }).where('id', '=', order.id).execute();
  expect((await list()).chosen).toEqual([]);
});

it('a remembered choice becomes the rule of the thana; concurrent ones leave one rule', async () => {
  const orders = await Promise.all([1, 2].map((n) => orderTo({ thana: 'Ramna', address: `House ${n}` })));
  const zones = ['Eskaton', 'Mogbazar'];
  await Promise.all(
    orders.map(({ id }, n) => choose([{ order: id, district: 'Dhaka', zone: zones[n], remember: true }])),
  );
  const { places, chosen } = await list();
  expect(places).toHaveLength(1);
  expect(places[0]).toMatchObject({ district: 'Dhaka', thana: 'Ramna', courierDistrict: 'Dhaka' });
  expect(zones).toContain(places[0].courierZone);
  expect(chosen).toHaveLength(2);
});
