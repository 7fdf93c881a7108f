import { expect, it } from 'vitest';
import { buildCoupon, newCode, recordUse } from '#server/testing/coupons.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);

const add = (body: object, headers = {}) => call('POST', '/admin/coupons', { token, body, headers });
const change = (id: string, body: object) => call('PUT', `/admin/coupons/${id}`, { token, body });
const remove = (id: string) => call('DELETE', `/admin/coupons/${id}`, { token });
const listed = async (id: string) =>
  (await call('GET', '/admin/coupons?limit=100', { token })).body.coupons.find(
    (coupon: { _id: string }) => coupon._id === id,
  );
const lastAuditEvent = async () =>
  (await call('GET', '/admin/audit?subject=coupon&limit=1', { token })).body.auditEvents[0];

it('a coupon is created with all its limits, changed and deleted, each with an audit event', async () => {
  const limits = {
    minSpend: 1000,
    maxDiscount: 250.5,
    limit: 100,
    limitPerPhone: 1,
    categories: ['bangles'],
  };
  const days = { startsAt: '2026-06-01', endsAt: '2030-06-30' };
  const form = { code: 'eid 20', kind: 'percent', value: 20, ...limits, ...days, active: true };
  const { status, body } = await add(form);
  expect([status, body.coupon]).toEqual([
    201,
    {
      ...{ _id: expect.any(String), ...form, code: 'EID20', state: 'active' },
      ...{ startsAt: '2026-05-31T18:00:00.000Z', endsAt: '2030-06-30T18:00:00.000Z' },
      ...{ used: 0, revenue: 0, expected: 0, discounts: 0, changedAt: expect.any(String) },
    },
  ]);
  const { _id } = body.coupon;
  expect(await listed(_id)).toEqual(body.coupon);
  expect(await lastAuditEvent()).toMatchObject({ action: 'coupon.create', subjectName: 'EID20' });

  const amount = { code: 'EID20', kind: 'amount', value: 99.5, active: false };
  const changed = await change(_id, amount);
  expect(changed.body.coupon).toMatchObject({
    ...amount,
    minSpend: 0,
    maxDiscount: null,
    limit: null,
    state: 'off',
  });
  expect(await lastAuditEvent()).toMatchObject({
    action: 'coupon.update',
    details: { value: { from: 20, to: 99.5 }, maxDiscount: { from: 250.5, to: null } },
  });
  expect((await remove(_id)).status).toBe(200);
  expect(await lastAuditEvent()).toMatchObject({ action: 'coupon.delete', details: { name: 'EID20' } });
  expect(await listed(_id)).toBeUndefined();
  for (const id of [_id, 'x']) {
    expect((await change(id, amount)).body.code).toBe('couponNotFound');
    expect((await remove(id)).body.code).toBe('couponNotFound');
  }
});

it.each([
  { startsAt: '0000-01-01' },
  { startsAt: '0001-01-01' },
  { startsAt: '9999-12-31T23:59:59-12:00' },
  { endsAt: '9999-12-31T23:59:59-12:00' },
])('a coupon with %o, which no list could show, is refused', async (day) => {
  const { status, body } = await add({ code: newCode(), kind: 'percent', value: 20, ...day });
  expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(day)]);
  expect((await call('GET', '/admin/coupons', { token })).status).toBe(200);
});

it('a code names one coupon, whatever its case and spaces, also under concurrent saves', async () => {
  const taken = {
    status: 409,
    body: { code: 'couponCodeTaken', errors: { code: 'Another coupon already has this code' } },
  };
  const form = { kind: 'free_delivery' };
  const both = await Promise.all([add({ ...form, code: 'PUJA' }), add({ ...form, code: 'pu ja' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject(taken);
  const { id } = await buildCoupon(db);
  expect(await change(id, { ...form, code: 'Puja' })).toMatchObject(taken);
});

it('a repeated request creates one coupon', async () => {
  const form = { code: newCode(), kind: 'amount', value: 50 };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [first, again] = [await add(form, key), await add(form, key)];
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
});

it('shows uses, revenue, expected revenue and discounts as they are counted everywhere', async () => {
  const coupon = await buildCoupon(db);
  const product = await buildProduct(db, { price: 500, stock: 50 });
  const lines = [{ product }];
  for (const status of ['delivered', 'delivered', 'pending', 'shipped'] as const) {
    const { id } = await buildOrder(db, { customer, lines, status });
    await recordUse(db, coupon, id, 5_000);
    const collected = status === 'delivered' ? 51_000 : null;
    const paid = { discount: 5_000, total_price: 51_000, collected };
    await db.updateTable('orders').set(paid).where('id', '=', id).execute();
    if (status === 'pending') continue;
    await db
      .updateTable('orders')
      .set({ refunded: status === 'delivered' ? 1_000 : 0 })
      .where('id', '=', id)
      .execute();
  }
  expect(await listed(coupon.id)).toMatchObject({ used: 4, revenue: 1000, expected: 1020, discounts: 200 });
});

it('does not show what a coupon brings to admins who may not see money', async () => {
  const coupon = await buildCoupon(db);
  const assistant = await tokenOf(await buildAdmin(db, { duties: ['products'] }));
  const { body } = await call('GET', '/admin/coupons?limit=100', { token: assistant });
  const seen = body.coupons.find(({ _id }: { _id: string }) => _id === coupon.id);
  expect(seen).toMatchObject({ used: 0, discounts: 0 });
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['revenue']));
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['expected']));
});

it('a change that was made from an older coupon is refused, so that it does not undo the newer one', async () => {
  const form = { code: newCode(), kind: 'percent', value: 10, maxDiscount: 500 };
  const older = (await add(form)).body.coupon;
  const newer = await change(older._id, { ...form, value: 5, basedOn: older.changedAt });
  expect(newer.status).toBe(200);
  expect(await change(older._id, { ...form, active: false, basedOn: older.changedAt })).toMatchObject({
    status: 409,
    body: { code: 'changedMeanwhile' },
  });
  expect(await listed(older._id)).toMatchObject({ value: 5, active: true });
  const { changedAt } = newer.body.coupon;
  expect((await change(older._id, { ...form, value: 5, active: false, basedOn: changedAt })).status).toBe(
    200,
  );
});

it('orders with a coupon do not stand in the way of its change', async () => {
  const coupon = await buildCoupon(db);
  const { changedAt } = await listed(coupon.id);
  const product = await buildProduct(db);
  await recordUse(db, coupon, (await buildOrder(db, { customer, lines: [{ product }] })).id);
  const body = { code: coupon.code, kind: 'percent', value: 15, basedOn: changedAt };
  expect((await change(coupon.id, body)).body.coupon).toMatchObject({ value: 15, used: 1 });
});

it('a used coupon is switched off instead of deleted, and its limit stays above its uses', async () => {
  const coupon = await buildCoupon(db);
  const product = await buildProduct(db);
  for (let uses = 0; uses < 2; uses += 1)
    await recordUse(db, coupon, (await buildOrder(db, { customer, lines: [{ product }] })).id);
  expect(await remove(coupon.id)).toMatchObject({
    status: 409,
    body: { code: 'couponUsed', message: 'Orders use this coupon. Switch it off instead.' },
  });
  const form = { code: coupon.code, kind: 'percent', value: 10 };
  expect(await change(coupon.id, { ...form, limit: 1 })).toMatchObject({
    status: 400,
    body: { errors: { limit: 'Used 2 times already. To stop the code, switch it off.' } },
  });
  expect((await change(coupon.id, { ...form, limit: 2 })).body.coupon.state).toBe('used_up');
  expect((await change(coupon.id, { ...form, active: false })).body.coupon.state).toBe('off');
});
