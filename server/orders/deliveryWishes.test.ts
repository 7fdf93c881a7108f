import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { noWishes, wishesOf } from '#domain/deliveryWishes.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { hostileStrings } from '#server/testing/hostileStrings.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** Wednesday, 10 o'clock in Dhaka. */
let now = new Date('2026-11-25T04:00:00.000Z');
const { db, call, tokenOf } = await openTestApp({ services: { clock: () => now } });
const admin = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const token = await tokenOf(customer);
const other = await tokenOf(await buildCustomer(db));
const ring = await buildProduct(db, { price: 500, stock: 1000 });

const wishes = {
  note: 'Ring twice',
  secondPhone: '01812345678',
  callTime: 'evening',
  giftNote: 'Eid Mubarak,\nApu',
  hidePrices: true,
};
const landmark = 'Behind the Kali temple';
const place = (more: object = {}, address: object = {}) => {
  const draft = draftOf([{ product: ring.id, price: 500 }], { ...deliverTo, ...address });
  return call('POST', '/orders', { token, body: { ...draft, ...more } });
};
const edit = (id: string, body: object) => call('PUT', `/admin/orders/${id}`, { token: admin, body });

describe('what the customer asks for', () => {
  it('is stored with the order and shown to her and to admins, not to other customers', async () => {
    const { status, body } = await place(wishes, { landmark });
    expect(status).toBe(201);
    const stored = { ...wishes, shippingAddress: { landmark } };
    expect(body).toMatchObject(stored);
    const own = await call('GET', `/orders/${body._id}`, { token });
    expect(own.body).toMatchObject(stored);
    expect((await call('GET', `/admin/orders/${body._id}`, { token: admin })).body.order).toMatchObject(
      stored,
    );
    expect((await call('GET', `/orders/${body._id}`, { token: other })).status).toBe(404);
    const tracked = await call('POST', '/orders/track', {
      body: { orderNumber: body.orderNumber, phone: deliverTo.phone },
    });
    expect(JSON.stringify(tracked.body)).not.toMatch(/Eid|Kali|Ring twice/);
  });

  it('is optional: a client that does not know of it sends nothing', async () => {
    const { body } = await place();
    expect(wishesOf(body)).toEqual(noWishes);
    expect(body.shippingAddress.landmark).toBe('');
  });

  it.each([
    [{ callTime: 'at night' }, {}, { callTime: 'Please choose when to call' }],
    [{ giftNote: 'x'.repeat(301) }, {}, { giftNote: 'Gift note must be at most 300 characters' }],
    [{ hidePrices: 1 }, {}, { hidePrices: 'Please switch this on or off' }],
    [
      {},
      { landmark: 'x'.repeat(121) },
      { 'shippingAddress.landmark': 'Landmark must be at most 120 characters' },
    ],
  ])('%j %j is refused at its field', async (more, address, errors) => {
    expect(await place(more, address)).toMatchObject({ status: 400, body: { errors } });
  });

  it.each(hostileStrings)('hostile text %j is stored as text or refused', async (text) => {
    const { status, body } = await place({ giftNote: text, note: text }, { landmark: text });
    expect([201, 400]).toContain(status);
    if (status === 400) return;
    const { body: own } = await call('GET', `/orders/${body._id}`, { token });
    expect([own.giftNote, own.note, own.shippingAddress]).toEqual([
      body.giftNote,
      body.note,
      body.shippingAddress,
    ]);
  });

  it('is changed by an admin, and stays where the edit is silent', async () => {
    const { body: placed } = await place(wishes, { landmark });
    const first = await edit(placed._id, { version: 1, callTime: 'morning', secondPhone: '' });
    expect(first.body.order).toMatchObject({
      ...wishes,
      callTime: 'morning',
      secondPhone: null,
      shippingAddress: { landmark },
      changes: [{ kind: 'edited', details: { fields: ['Second phone', 'Time to call'] } }],
    });
    const second = await edit(placed._id, {
      version: 2,
      giftNote: '',
      hidePrices: false,
      shippingAddress: { ...deliverTo, landmark: 'By the lake' },
    });
    expect(second.body.order).toMatchObject({
      giftNote: '',
      hidePrices: false,
      shippingAddress: { landmark: 'By the lake' },
    });
    expect(await edit(placed._id, { version: 3, callTime: 'soon' })).toMatchObject({
      status: 400,
      body: { errors: { callTime: 'Please choose when to call' } },
    });
  });

  it('goes along with an order that an admin takes, and with the new order of an exchange', async () => {
    const taken = await call('POST', '/admin/orders', {
      token: admin,
      body: {
        customer: { name: 'Rahima', phone: '01812345678' },
        shippingAddress: { address: 'House 7', district: 'Sylhet', thana: 'Sadar', landmark },
        items: [{ product: ring.id, quantity: 1 }],
        source: 'phone',
        ...wishes,
      },
    });
    expect(taken.body.order).toMatchObject({
      ...wishes,
      shippingAddress: { landmark },
      estimatedDelivery: { from: '2026-11-29', to: '2026-12-01' },
    });
    const { id } = await buildOrder(db, { customer, lines: [{ product: ring }], status: 'delivered' });
    await db.updateTable('orders').set({ landmark, gift_note: 'For you' }).where('id', '=', id).execute();
    const { body } = await call('POST', `/admin/orders/${id}/exchange`, {
      token: admin,
      body: {
        lines: [{ line: 0, quantity: 1 }],
        items: [{ product: ring.id, quantity: 1 }],
        shippingPrice: 60,
      },
    });
    expect(body.newOrder).toMatchObject({ giftNote: 'For you', shippingAddress: { landmark } });
  });
});

describe('the dates of the delivery', () => {
  it('are those of the moment when it was placed, whatever the settings say later', async () => {
    now = new Date('2026-11-25T04:00:00.000Z');
    const { body: early } = await place();
    expect(early.estimatedDelivery).toEqual({ from: '2026-11-28', to: '2026-11-29' });
    now = new Date('2026-11-25T11:00:00.000Z');
    const { body: late } = await place();
    expect(late.estimatedDelivery).toEqual({ from: '2026-11-29', to: '2026-11-30' });
    await changeShopSettings(db, {
      deliveryDays: { ...defaultSettings.deliveryDays, daysOff: ['2026-11-28', '2026-11-29'] },
    });
    expect((await place()).body.estimatedDelivery).toEqual({ from: '2026-12-01', to: '2026-12-02' });
    await changeShopSettings(db, {
      deliveryDays: { ...defaultSettings.deliveryDays, workingDays: ['2026-11-27'] },
    });
    expect((await place()).body.estimatedDelivery).toEqual({ from: '2026-11-28', to: '2026-11-29' });
    await changeShopSettings(db);
    expect((await place()).body.estimatedDelivery).toEqual({ from: '2026-11-29', to: '2026-11-30' });
    now = new Date('2026-12-24T04:00:00.000Z');
    const { body } = await call('GET', `/orders/${early._id}`, { token });
    expect(body.estimatedDelivery).toEqual(early.estimatedDelivery);
    const tracked = await call('POST', '/orders/track', {
      body: { orderNumber: early.orderNumber, phone: deliverTo.phone },
    });
    expect(tracked.body.estimatedDelivery).toEqual(early.estimatedDelivery);
  });

  it('follow the district of an edit, counted from the same moment, and no other edit', async () => {
    await changeShopSettings(db);
    now = new Date('2026-11-25T04:00:00.000Z');
    const { body: placed } = await place();
    now = new Date('2026-11-26T04:00:00.000Z');
    const same = await edit(placed._id, { version: 1, note: 'Ring twice' });
    expect(same.body.order.estimatedDelivery).toEqual({ from: '2026-11-28', to: '2026-11-29' });
    const far = { ...deliverTo, district: 'Sylhet', thana: 'Beanibazar' };
    const moved = await edit(placed._id, { version: 2, shippingAddress: far });
    expect(moved.body.order.estimatedDelivery).toEqual({ from: '2026-11-29', to: '2026-12-01' });
  });

  it('are unknown for an order from before they were counted', async () => {
    const { id } = await buildOrder(db, { customer, lines: [{ product: ring }] });
    const { body } = await call('GET', `/orders/${id}`, { token });
    expect(body.estimatedDelivery).toBeNull();
  });
});

it('a landmark belongs to a saved address: saving the same one again replaces only the landmark', async () => {
  const address = { ...deliverTo, address: 'House of the landmark' };
  const add = async (more: object) =>
    (await call('POST', '/addresses', { token, body: { ...address, ...more } })).body;
  const first = await add({ landmark });
  expect(first.address.landmark).toBe(landmark);
  expect((await add({})).address).toMatchObject({ _id: first.address._id, landmark });
  expect((await add({ landmark: 'By the lake' })).address).toMatchObject({
    _id: first.address._id,
    landmark: 'By the lake',
  });
  const path = `/addresses/${first.address._id}`;
  expect((await call('PUT', path, { token, body: { thana: 'Gulshan' } })).body.address.landmark).toBe(
    'By the lake',
  );
  expect((await call('PUT', path, { token, body: { landmark: '' } })).body.address.landmark).toBe('');
  expect(await call('PUT', path, { token, body: { landmark: 'x'.repeat(121) } })).toMatchObject({
    status: 400,
    body: { errors: { landmark: 'Landmark must be at most 120 characters' } },
  });
});
