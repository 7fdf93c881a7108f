import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const admin = await buildAdmin(db, { name: 'Shirin' });
const token = await tokenOf(admin);
const otherToken = await tokenOf(await buildAdmin(db));
const customer = { name: 'Rahima Khatun', phone: '01812345678' };
const shippingAddress = { address: 'House 7', district: 'Dhaka', thana: 'Mirpur' };

const item = ({ id }: BuiltProduct, quantity = 1, choice: object = {}) => ({
  product: id,
  quantity,
  ...choice,
});
interface Sent {
  by?: string;
  key?: string;
}
const take = (body: object, { by = token, key }: Sent = {}) =>
  call('POST', '/admin/orders', {
    token: by,
    body: { customer, shippingAddress, source: 'phone', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const stockOf = async ({ id }: BuiltProduct) => (await call('GET', `/products/${id}`)).body.stock;
const orderCount = async () =>
  (await db.selectFrom('orders').select(db.fn.countAll<number>().as('orders')).executeTakeFirstOrThrow())
    .orders;
const mailsAbout = (subject: string) =>
  db.selectFrom('mails').select('kind').where('subject_id', '=', subject).execute();
const found = async (query: string): Promise<string[]> =>
  (await call('GET', `/orders?${query}`, { token })).body.orders.map(({ _id }: { _id: string }) => _id);

it('an order is taken by phone for somebody without an account', async () => {
  const ring = await buildProduct(db, { price: 450 });
  await call('POST', '/cart/add', { token, body: { productId: ring.id } });
  const { status, body } = await take({
    items: [item(ring, 2)],
    note: 'Call first',
    secondPhone: '01900000001',
  });
  expect(status).toBe(201);
  const { order } = body;
  expect(order).toMatchObject({
    status: 'pending',
    confirmation: 'confirmed',
    source: 'phone',
    user: null,
    customer,
    takenBy: 'Shirin',
    shippingAddress: { fullName: customer.name, phone: customer.phone, ...shippingAddress },
    orderItems: [{ name: ring.name, price: 450, quantity: 2 }],
    itemsPrice: 900,
    shippingPrice: 60,
    totalPrice: 960,
    discount: null,
    toCollect: 960,
    note: 'Call first',
    secondPhone: '01900000001',
    version: 1,
    calls: 0,
    history: [{ status: 'pending', by: 'Shirin' }],
    changes: [{ kind: 'taken', details: { source: 'phone' }, by: 'Shirin' }],
  });
  expect(order.orderNumber).toMatch(/^KA\d{6,}$/);
  expect(await stockOf(ring)).toBe(8);
  expect((await call('GET', '/cart', { token })).body.data.itemCount).toBe(1);
  expect(await mailsAbout(order._id)).toEqual([]);
  const audited = db.selectFrom('audit_log').select(['action', 'actor_id', 'subject_name', 'details']);
  expect(await audited.where('subject_id', '=', order._id).execute()).toEqual([
    {
      action: 'order.take',
      actor_id: admin.id,
      subject_name: order.orderNumber,
      details: { source: 'phone', total: 960 },
    },
  ]);
});

it('a discount, another delivery fee and what was paid already', async () => {
  const ring = await buildProduct(db, { price: 1000 });
  const payments = [
    { amount: 200, method: 'bkash', reference: 'TX9AB', paidAt: '2026-03-01T10:00:00+06:00' },
    { amount: 50.5, method: 'cash' },
  ];
  const { body } = await take({ items: [item(ring)], discount: 100, shippingPrice: 30, payments });
  expect(body.order).toMatchObject({
    itemsPrice: 1000,
    discount: { code: null, amount: 100 },
    shippingPrice: 30,
    totalPrice: 930,
    paid: 250.5,
    toCollect: 679,
    payments: [
      { amount: 200, method: 'bkash', reference: 'TX9AB', at: '2026-03-01T04:00:00.000Z', by: 'Shirin' },
      { amount: 50.5, method: 'cash', reference: '' },
    ],
    changes: [
      { kind: 'taken', details: { source: 'phone', amount: 100 } },
      { kind: 'payment', details: { amount: 200, method: 'bkash' } },
      { kind: 'payment', details: { amount: 50.5, method: 'cash' } },
    ],
  });
  const { details } = await db
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', body.order._id)
    .executeTakeFirstOrThrow();
  expect(details).toEqual({ source: 'phone', total: 930, discount: 100, paid: 250.5 });
});

it('free delivery looks at the items after the discount', async () => {
  const necklace = await buildProduct(db, { price: 2000 });
  expect((await take({ items: [item(necklace)] })).body.order.shippingPrice).toBe(0);
  const { order } = (await take({ items: [item(necklace)], discount: 1 })).body;
  expect(order).toMatchObject({ shippingPrice: 60, totalPrice: 2059 });
});

it('an order over the counter is paid at once, and costs nothing if the whole price is taken off', async () => {
  const ring = await buildProduct(db, { price: 450 });
  const counter = { items: [item(ring)], source: 'counter' };
  const paid = await take({ ...counter, payments: [{ amount: 450, method: 'cash' }] });
  expect(paid.body.order).toMatchObject({ source: 'counter', totalPrice: 450, paid: 450, toCollect: 0 });
  const given = await take({ ...counter, discount: 450 });
  expect(given.body.order).toMatchObject({ totalPrice: 0, toCollect: 0 });
});

it('an account that the admin names gets the order and its email', async () => {
  const ring = await buildProduct(db);
  const account = await buildCustomer(db, { name: 'Rahima', phone: customer.phone });
  const own = await tokenOf(account);
  const { order } = (await take({ items: [item(ring)], user: account.id.toUpperCase() })).body;
  expect(order).toMatchObject({
    user: { _id: account.id, email: account.email },
    customer,
    takenBy: 'Shirin',
  });
  expect(await mailsAbout(order._id)).toEqual([{ kind: 'orderPlaced' }]);
  const { body: mine } = await call('GET', '/orders/my', { token: own });
  expect(mine).toMatchObject([{ _id: order._id, history: [{ by: null }], changes: [] }]);
  expect(mine[0]).not.toHaveProperty('source');
  expect((await call('GET', `/users/${account.id}`, { token })).body).toMatchObject({
    orders: 1,
    spent: 510,
  });
});

it('messages are in the language that the admin chooses, else in that of the account, else in Bangla', async () => {
  const ring = await buildProduct(db);
  const account = await buildCustomer(db, { phone: '01712000042' });
  const languageOf = async (body: object) => {
    const { order } = (await take({ items: [item(ring)], ...body })).body;
    const stored = db.selectFrom('orders').select('language').where('id', '=', order._id);
    return (await stored.executeTakeFirstOrThrow()).language;
  };
  expect(await languageOf({})).toBe('bn');
  expect(await languageOf({ language: 'en' })).toBe('en');
  await db.updateTable('users').set({ language: 'en' }).where('id', '=', account.id).execute();
  expect(await languageOf({ user: account.id })).toBe('en');
  expect(await languageOf({ user: account.id, language: 'bn' })).toBe('bn');
  const { status, body } = await take({ items: [item(ring)], language: 'fr' });
  expect([status, body.errors]).toEqual([400, { language: expect.any(String) }]);
});

it('a phone number alone binds no account', async () => {
  const ring = await buildProduct(db);
  const phone = '01812000001';
  const account = await buildCustomer(db, { phone });
  const { order } = (await take({ items: [item(ring)], customer: { ...customer, phone } })).body;
  expect(order.user).toBeNull();
  const own = await tokenOf(account);
  expect((await call('GET', '/orders/my', { token: own })).body).toEqual([]);
  expect((await call('GET', `/orders/${order._id}`, { token: own })).status).toBe(404);
});

it('somebody else may receive the parcel: both find it, and both can track it', async () => {
  const ring = await buildProduct(db);
  const to = { ...shippingAddress, fullName: 'Shathi Akter', phone: '01512000002' };
  const giver = { name: 'Moushumi Begum', phone: '+880 1312-000003' };
  const { order } = (await take({ items: [item(ring)], customer: giver, shippingAddress: to })).body;
  expect(order.shippingAddress).toMatchObject({ fullName: 'Shathi Akter', phone: '01512000002' });
  expect(order.customer).toEqual({ name: 'Moushumi Begum', phone: '01312000003' });
  const { orderNumber, _id } = order;
  for (const [phone, status] of [
    ['01512000002', 200],
    ['01312000003', 200],
    ['01312000004', 404],
  ] as const) {
    expect((await call('POST', '/orders/track', { body: { orderNumber, phone } })).status).toBe(status);
  }
  for (const search of ['shathi', 'moushumi', '0131200', '01512000002', order.orderNumber]) {
    expect(await found(`search=${search}`), search).toEqual([_id]);
  }
  expect(await found('search=01312000004')).toEqual([]);
});

it('the list shows where orders came from, and is filtered by it', async () => {
  const ring = await buildProduct(db);
  const ids = new Map<string, string>();
  for (const source of ['phone', 'message', 'counter']) {
    ids.set(source, (await take({ items: [item(ring)], source })).body.order._id);
  }
  for (const [source, id] of ids) {
    const { orders } = (await call('GET', `/orders?source=${source}`, { token })).body;
    expect(orders[0]).toMatchObject({ _id: id, source });
    expect(orders.every((order: { source: string }) => order.source === source)).toBe(true);
  }
  expect(await found('source=shop')).toEqual([]);
  expect((await call('GET', '/orders?source=fair', { token })).status).toBe(400);
});

it('the limits for orders without a call do not apply', async () => {
  const ring = await buildProduct(db);
  await changeShopSettings(db, {
    unconfirmed: { ...defaultSettings.unconfirmed, maxPieces: 1, maxTotal: 1 },
  });
  expect((await take({ items: [item(ring, 3)] })).status).toBe(201);
  await changeShopSettings(db, defaultSettings);
});

const soon = new Date(Date.now() + 60 * 60_000).toISOString();
it.each<[string, object, object]>([
  ['a nameless customer', { customer: { ...customer, name: ' ' } }, { 'customer.name': 'Name is required' }],
  [
    'a phone that is none',
    { customer: { ...customer, phone: '01212345678' } },
    { 'customer.phone': 'Please enter a valid Bangladeshi phone number' },
  ],
  ['no customer', { customer: undefined }, { customer: expect.any(String) }],
  [
    'an unknown district',
    { shippingAddress: { ...shippingAddress, district: 'Paris' } },
    { 'shippingAddress.district': 'District is required' },
  ],
  ['no items', { items: [] }, { items: 'An order has at least one item' }],
  ['the website as its source', { source: 'shop' }, { source: 'Please choose how it was ordered' }],
  ['no source', { source: undefined }, { source: 'Please choose how it was ordered' }],
  [
    'a discount above the items',
    { discount: 450.01 },
    { discount: 'Discount can be at most the price of the items, ৳450' },
  ],
  ['a negative discount', { discount: -1 }, { discount: 'Discount must be an amount in taka' }],
  [
    'a negative delivery fee',
    { shippingPrice: -1 },
    { shippingPrice: 'Delivery fee must be an amount in taka' },
  ],
  [
    'a payment of nothing',
    { payments: [{ amount: 0, method: 'bkash' }] },
    { 'payments.0.amount': 'Amount must be more than 0' },
  ],
  [
    'goods as a payment',
    { payments: [{ amount: 1, method: 'exchange' }] },
    { 'payments.0.method': 'Please choose how it was paid' },
  ],
  [
    'a payment of tomorrow',
    {
      payments: [
        { amount: 1, method: 'cash' },
        { amount: 1, method: 'cash', paidAt: soon },
      ],
    },
    { 'payments.1.paidAt': 'Date is in the future' },
  ],
  [
    'more payments than a form holds',
    { payments: Array.from({ length: 11 }, () => ({ amount: 1, method: 'cash' })) },
    { payments: 'At most 10 payments can be entered' },
  ],
])('%s is refused at its field, and nothing is written', async (_, change, errors) => {
  const ring = await buildProduct(db, { price: 450 });
  const before = await orderCount();
  const { status, body } = await take({ items: [item(ring)], ...change });
  expect([status, body.errors]).toEqual([400, errors]);
  expect(await orderCount()).toBe(before);
  expect(await stockOf(ring)).toBe(10);
});

it('what is not there or not enough is refused, and nothing is written', async () => {
  const ring = await buildProduct(db, { price: 450, stock: 2 });
  const hidden = await buildProduct(db, { isActive: false });
  const bangle = await buildBangle(db);
  const before = await orderCount();
  const refusalOf = async (body: object) => (await take({ items: [item(ring)], ...body })).body.code;
  expect(await refusalOf({ user: crypto.randomUUID() })).toBe('userNotFound');
  expect(await refusalOf({ user: 'rahima' })).toBe('userNotFound');
  expect(await refusalOf({ items: [{ product: crypto.randomUUID(), quantity: 1 }] })).toBe('productNotFound');
  expect(await refusalOf({ items: [item(hidden)] })).toBe('productGone');
  expect(await refusalOf({ items: [item(bangle)] })).toBe('sizeRequiredToBuy');
  expect(await refusalOf({ items: [item(bangle, 1, { selectedSize: 'XL' })] })).toBe('choiceUnavailable');
  const payments = [
    { amount: 500, method: 'bkash' },
    { amount: 10.01, method: 'cash' },
  ];
  expect(await refusalOf({ payments })).toBe('paymentTooHigh');
  expect((await take({ items: [item(ring, 3)] })).body).toMatchObject({
    code: 'shortStock',
    message: `Only 2 left in stock: ${ring.name}`,
    available: 2,
  });
  expect(await orderCount()).toBe(before);
  expect(await stockOf(ring)).toBe(2);
});

it('the same key places one order, and another body needs another key', async () => {
  const ring = await buildProduct(db);
  const body = { items: [item(ring)], payments: [{ amount: 100, method: 'nagad' }] };
  const twice = await Promise.all([take(body, { key: 'once' }), take(body, { key: 'once' })]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(twice[0]?.body).toEqual(twice[1]?.body);
  expect(await stockOf(ring)).toBe(9);
  const other = await take({ ...body, discount: 5 }, { key: 'once' });
  expect([other.status, other.body.code]).toEqual([422, 'idempotencyMismatch']);
  expect((await take(body, { key: 'once', by: otherToken })).body.order._id).not.toBe(
    twice[0]?.body.order._id,
  );
});

it('of two admins, one gets the last piece', async () => {
  const ring = await buildProduct(db, { stock: 1 });
  const both = await Promise.all([
    take({ items: [item(ring)] }),
    take({ items: [item(ring)] }, { by: otherToken }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await stockOf(ring)).toBe(0);
});

it('an order whose total is not what the admin saw is refused with the current amounts', async () => {
  const ring = await buildProduct(db, { price: 450 });
  const before = await orderCount();
  const { status, body } = await take({ items: [item(ring, 2)], discount: 100, totalPrice: 960 });
  expect([status, body]).toMatchObject([
    409,
    {
      message: 'Prices have changed. Please review your order.',
      quote: { itemsPrice: 900, shippingPrice: 60, totalPrice: 860 },
    },
  ]);
  expect(await orderCount()).toBe(before);
  expect(await stockOf(ring)).toBe(10);
  const response = await take({ items: [item(ring, 2)], discount: 100, totalPrice: 860 });
  expect([response.status, response.body.order.totalPrice]).toEqual([201, 860]);
});
