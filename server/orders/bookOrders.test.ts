import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const product = await buildProduct(db, { stock: 1000 });

const place = async (status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' = 'pending') =>
  (await buildOrder(db, { customer, lines: [{ product }], status })).id;
const book = (orders: string[], courier = 'Pathao') =>
  call('POST', '/admin/orders/bookings', { token, body: { orders, courier } });
const change = (id: string, body: object) => call('PUT', `/admin/orders/${id}/booking`, { token, body });
const unbook = (id: string) => call('DELETE', `/admin/orders/${id}/booking`, { token });
const orderNow = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body.order;
const auditActions = async (id: string) =>
  (await call('GET', '/admin/audit?subject=order&limit=100', { token })).body.auditEvents
    .filter(({ subjectId }: { subjectId: string }) => subjectId === id)
    .map(({ action }: { action: string }) => action);

it('open orders are booked, in the timeline and the audit log; ended and unknown ones are skipped', async () => {
  const open = [await place('pending'), await place('processing'), await place('shipped')];
  const skipped = [await place('delivered'), await place('cancelled'), crypto.randomUUID()];
  const { status, body } = await book([...open, ...skipped]);
  expect(status).toBe(200);
  expect(body.booked.sort()).toEqual([...open].sort());
  expect(body.skipped.sort()).toEqual([...skipped].sort());
  const [first = ''] = open;
  expect(await orderNow(first)).toMatchObject({
    status: 'pending',
    booking: { courier: 'Pathao', consignment: '', by: 'Shirin' },
    changes: [{ kind: 'booked', details: { courier: 'Pathao' }, by: 'Shirin' }],
  });
  expect(await auditActions(first)).toEqual(['order.book']);
});

it('booking again with the same courier changes nothing, with another one it moves the parcel', async () => {
  const id = await place();
  await book([id]);
  await change(id, { consignment: 'P-1' });
  expect((await book([id, id])).body).toEqual({ booked: [id], skipped: [], changedMeanwhile: [] });
  expect((await orderNow(id)).booking).toMatchObject({ courier: 'Pathao', consignment: 'P-1' });
  await book([id], 'RedX');
  expect((await orderNow(id)).booking).toMatchObject({ courier: 'RedX', consignment: '' });
  expect(await auditActions(id)).toEqual(['order.book', 'order.book', 'order.book']);
});

it('saving the same booking again changes nothing, as after a lost response', async () => {
  const id = await place();
  await change(id, { courier: 'Pathao', consignment: 'P-2' });
  const { booking, version, changes } = await orderNow(id);
  const again = await change(id, { courier: 'Pathao', consignment: 'P-2', basedOn: null });
  expect(again).toMatchObject({ status: 200, body: { order: { booking, version, changes } } });
  expect(await auditActions(id)).toEqual(['order.book']);
});

it('a list that is read before another admin has booked does not replace the booking, and says which orders it left', async () => {
  const [free, taken, moved] = [await place(), await place(), await place()];
  await book([moved], 'RedX');
  const seen = { [free]: null, [taken]: null, [moved]: (await orderNow(moved)).booking.at };
  await change(taken, { courier: 'Steadfast', consignment: 'S-1' });
  await change(moved, { courier: 'RedX', consignment: 'R-1' });
  const stale = () =>
    call('POST', '/admin/orders/bookings', {
      token,
      body: { orders: [free, taken, moved], courier: 'Pathao', basedOn: seen },
    });
  const { status, body } = await stale();
  expect([status, body.booked, body.skipped]).toEqual([200, [free], []]);
  expect(body.changedMeanwhile.sort()).toEqual([taken, moved].sort());
  expect((await orderNow(taken)).booking).toMatchObject({ courier: 'Steadfast', consignment: 'S-1' });
  expect((await orderNow(moved)).booking).toMatchObject({ courier: 'RedX', consignment: 'R-1' });
  // Already done, as when the response of the first try was lost.
  expect((await stale()).body.booked).toEqual([free]);
});

it("the courier's number is entered later, also after the delivery, and names one parcel", async () => {
  const [one, other] = [await place('shipped'), await place('shipped')];
  await book([one, other]);
  await call('PUT', `/orders/${one}/status`, { token, body: { status: 'delivered' } });
  expect((await change(one, { consignment: 'DD-77' })).body.order.booking.consignment).toBe('DD-77');
  expect(await change(other, { consignment: 'dd-77' })).toMatchObject({
    status: 409,
    body: { code: 'consignmentTaken', errors: { consignment: 'Another order has this consignment' } },
  });
  expect((await change(other, { consignment: 'dd-77', courier: 'RedX' })).status).toBe(200);
});

it('a booking is removed as long as the order is open', async () => {
  const id = await place();
  await book([id]);
  expect((await unbook(id)).body.order).toMatchObject({ booking: null });
  expect(await unbook(id)).toMatchObject({ status: 404, body: { code: 'bookingNotFound' } });
  expect(await change(id, { consignment: 'X' })).toMatchObject({ body: { code: 'bookingNotFound' } });
  const delivered = await place('delivered');
  expect((await unbook(delivered)).body.code).toBe('orderAlreadyClosed');
  const cancelled = await place('cancelled');
  expect((await change(cancelled, { consignment: '', courier: 'RedX' })).body.code).toBe(
    'orderAlreadyClosed',
  );
  for (const unknown of ['null', crypto.randomUUID()]) {
    expect((await unbook(unknown)).body.code).toBe('orderNotFound');
    expect((await change(unknown, { consignment: '' })).body.code).toBe('orderNotFound');
  }
});

it('a booking that another admin has made since is not removed by a page that shows the one before', async () => {
  const id = await place();
  await book([id]);
  const { at } = (await orderNow(id)).booking;
  await change(id, { courier: 'RedX', consignment: 'R-9' });
  const remove = (basedOn: string) =>
    call('DELETE', `/admin/orders/${id}/booking?basedOn=${encodeURIComponent(basedOn)}`, { token });
  expect(await remove(at)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
  const { booking } = await orderNow(id);
  expect(booking).toMatchObject({ courier: 'RedX', consignment: 'R-9' });
  expect((await remove(booking.at)).body.order).toMatchObject({ booking: null });
});

it('an order is found by the number that its courier gave the parcel, whoever the courier is', async () => {
  const [id, other] = [await place(), await place()];
  await book([id]);
  await change(id, { consignment: 'DL281110' });
  await book([other], 'RedX');
  await change(other, { consignment: '26K7-281111' });
  const found = async (typed: string) => {
    const path = `/orders?search=${encodeURIComponent(typed)}`;
    return (await call('GET', path, { token })).body.orders.map(({ _id }: { _id: string }) => _id);
  };
  expect(await found('dl২৮১১১০')).toEqual([id]);
  expect(await found('26k7-281111')).toEqual([other]);
  expect(await found('DL28111')).toEqual([]);
  const { body } = await call('GET', '/admin/search?q=DL281110', { token });
  expect(body.orders).toMatchObject([{ _id: id }]);
});

it('two admins who book the same parcels at once leave one booking each', async () => {
  const ids = await Promise.all([place(), place(), place(), place()]);
  const responses = await Promise.all([book(ids, 'Pathao'), book([...ids].reverse(), 'RedX')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const couriers = await Promise.all(ids.map(async (id) => (await orderNow(id)).booking.courier));
  expect(new Set(couriers).size).toBe(1);
});

it('an order is marked as printed at its first printing', async () => {
  const [id, other] = [await place(), await place('delivered')];
  const print = () => call('POST', '/admin/orders/printed', { token, body: { orders: [id, other] } });
  expect((await print()).body.printed.sort()).toEqual([id, other].sort());
  const { printedAt } = await orderNow(id);
  expect(printedAt).toEqual(expect.any(String));
  await print();
  expect(await orderNow(id)).toMatchObject({ printedAt, changes: [{ kind: 'printed', by: 'Shirin' }] });
});

it('a booking is not changed from an older page, which would undo what another admin has booked meanwhile', async () => {
  const id = await place();
  const changedMeanwhile = { status: 409, body: { code: 'changedMeanwhile' } };
  const pathao = { courier: 'Pathao', consignment: 'PT-1' };
  const redx = { courier: 'RedX', consignment: 'RX-1' };
  const first = await change(id, { ...pathao, basedOn: null });
  expect(first.status).toBe(200);
  expect(await change(id, { ...redx, basedOn: null })).toMatchObject(changedMeanwhile);
  // Already done, as when the response of the first try was lost.
  expect((await change(id, { ...pathao, basedOn: null })).status).toBe(200);
  const basedOn = (await orderNow(id)).booking.at;
  expect((await change(id, { ...redx, basedOn })).status).toBe(200);
  expect(await change(id, { ...pathao, basedOn })).toMatchObject(changedMeanwhile);
  expect((await orderNow(id)).booking).toMatchObject(redx);
});
