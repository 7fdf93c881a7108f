import { expect, it } from 'vitest';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder, type OrderedLine } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const customerToken = await tokenOf(customer);

const delivered = async (lines: OrderedLine[], status: 'delivered' | 'shipped' | 'cancelled' = 'delivered') =>
  (await buildOrder(db, { customer, lines, status })).id;
const exchange = (id: string, body: object, key?: string) =>
  call('POST', `/admin/orders/${id}/exchange`, {
    token,
    body: { lines: [{ line: 0, quantity: 1 }], shippingPrice: 60, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const item = ({ id }: BuiltProduct, quantity = 1, choice: object = {}) => ({
  product: id,
  quantity,
  ...choice,
});
const orderNow = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body.order;
const productNow = async ({ id }: BuiltProduct) => (await call('GET', `/products/${id}`)).body;
const mailsAbout = (subject: string) =>
  db.selectFrom('mails').select('kind').where('subject_id', '=', subject).execute();

it('a bangle is exchanged for another size: the new order collects the delivery only', async () => {
  const bangle = await buildBangle(db);
  const id = await delivered([{ product: bangle, size: 'S' }]);
  const cart = { productId: (await buildProduct(db)).id };
  await call('POST', '/cart/add', { token: customerToken, body: cart });
  const { status, body } = await exchange(id, { items: [item(bangle, 1, { selectedSize: 'M' })] });
  expect(status).toBe(201);
  const { order, newOrder } = body;
  expect(order).toMatchObject({
    status: 'delivered',
    refundedTotal: 1250,
    exchangedBy: { _id: newOrder._id, orderNumber: newOrder.orderNumber },
    orderItems: [{ returned: 1 }],
    returns: [{ reason: 'exchange', refund: 0, credit: 1250, lines: [{ line: 0, restocked: true }] }],
    changes: [{ kind: 'exchanged', details: { orderNumber: newOrder.orderNumber, amount: 0 }, by: 'Shirin' }],
  });
  expect(newOrder).toMatchObject({
    status: 'pending',
    confirmation: 'confirmed',
    exchangeOf: { _id: id },
    orderItems: [{ name: bangle.name, price: 1250, selectedSize: 'M' }],
    shippingAddress: order.shippingAddress,
    user: { _id: customer.id },
    totalPrice: 1310,
    paid: 1250,
    toCollect: 60,
    payments: [{ amount: 1250, method: 'exchange', by: 'Shirin' }],
    history: [{ status: 'pending', by: 'Shirin' }],
  });
  expect(newOrder.orderNumber).toMatch(/^KA\d{6,}$/);
  const stocks = (await productNow(bangle)).sizes.map(({ stock }: { stock: number }) => stock);
  expect(stocks).toEqual([5, 4]);
  expect((await call('GET', '/cart', { token: customerToken })).body.data.itemCount).toBe(1);
  expect(await mailsAbout(newOrder._id)).toEqual([{ kind: 'orderPlaced' }]);
  expect(await mailsAbout(order.returns[0]._id)).toEqual([]);
});

it('a broken piece does not return to stock, and a difference in the customer’s favour is a refund', async () => {
  const [ring, pin] = [await buildProduct(db, { price: 500 }), await buildProduct(db, { price: 200 })];
  const id = await delivered([{ product: ring, quantity: 2 }]);
  const lines = [{ line: 0, quantity: 1, restock: false }];
  const { body } = await exchange(id, { lines, items: [item(pin)], shippingPrice: 0 });
  expect(body.order).toMatchObject({
    refundedTotal: 500,
    returns: [{ credit: 200, refund: 300, lines: [{ restocked: false }] }],
    changes: [{ kind: 'exchanged', details: { amount: 300 } }],
  });
  expect(body.newOrder).toMatchObject({ totalPrice: 200, paid: 200, toCollect: 0 });
  expect([(await productNow(ring)).stock, (await productNow(pin)).stock]).toEqual([8, 9]);
  expect(await mailsAbout(body.order.returns[0]._id)).toEqual([{ kind: 'orderReturned' }]);
});

it('the new order may take the piece that came back, at today’s price', async () => {
  const pin = await buildProduct(db, {
    price: 300,
    stock: 1,
    colours: [
      { name: 'Gold', stock: 1 },
      { name: 'Silver', stock: 1 },
    ],
  });
  const id = await delivered([{ product: pin, colour: 'Gold' }]);
  await call('PUT', `/products/${pin.id}`, { token, body: { price: 350 } });
  const { body } = await exchange(id, { items: [item(pin, 1, { selectedColor: 'Silver' })] });
  expect(body.newOrder).toMatchObject({ totalPrice: 410, paid: 300, toCollect: 110 });
  expect((await productNow(pin)).stock).toBe(0);
});

it('what a cancelled exchange had paid is owed until it is recorded as paid back', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const { newOrder } = (await exchange(await delivered([{ product: ring }]), { items: [item(ring)] })).body;
  const payment = `/admin/orders/${newOrder._id}/payments/${newOrder.payments[0]._id}`;
  expect((await call('DELETE', payment, { token })).body.code).toBe('paymentFixed');
  await call('PUT', `/orders/${newOrder._id}/cancel`, { token: customerToken });
  expect(await orderNow(newOrder._id)).toMatchObject({ status: 'cancelled', paid: 300, toCollect: 0 });
  expect((await call('DELETE', payment, { token })).body.order).toMatchObject({
    paid: 0,
    payments: [],
    changes: [{ kind: 'payment' }, { kind: 'payment_removed', details: { amount: 300, method: 'exchange' } }],
  });
  expect((await productNow(ring)).stock).toBe(10);
});

it('what a closed exchange had paid is owed as well', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const { newOrder } = (await exchange(await delivered([{ product: ring }]), { items: [item(ring)] })).body;
  const { body } = await call('POST', `/admin/orders/${newOrder._id}/close`, {
    token,
    body: { reason: 'customer_asked' },
  });
  expect(body.order).toMatchObject({ status: 'cancelled', paid: 300 });
});

it('an exchange that is delivered brings what it collected and what came back was worth', async () => {
  const [ring, jhumka] = [await buildProduct(db, { price: 300 }), await buildProduct(db, { price: 500 })];
  const { newOrder } = (await exchange(await delivered([{ product: ring }]), { items: [item(jhumka)] })).body;
  await call('PUT', `/orders/${newOrder._id}/status`, { token, body: { status: 'delivered' } });
  expect(await orderNow(newOrder._id)).toMatchObject({ paid: 300, collected: 260 });
});

it('one key makes one exchange', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const id = await delivered([{ product: ring, quantity: 2 }]);
  const once = () => exchange(id, { items: [item(ring)] }, 'exchange-once');
  const responses = await Promise.all([once(), once()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(responses[0]?.body.newOrder._id).toBe(responses[1]?.body.newOrder._id);
  expect((await orderNow(id)).returns).toHaveLength(1);
  expect(await exchange(id, { items: [item(ring, 2)] }, 'exchange-once')).toMatchObject({ status: 422 });
});

it('is refused for what was not delivered, came back already, or cannot be bought; nothing is written', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const items = [item(ring)];
  for (const status of ['shipped', 'cancelled'] as const) {
    expect(await exchange(await delivered([{ product: ring }], status), { items })).toMatchObject({
      status: 409,
      body: { code: 'orderNotDelivered' },
    });
  }
  const id = await delivered([{ product: ring }]);
  const refused = async (body: object) => (await exchange(id, { items, ...body })).body;
  expect(await refused({ lines: [{ line: 0, quantity: 2 }] })).toMatchObject({ code: 'returnTooMuch' });
  expect(await refused({ lines: [{ line: 1, quantity: 1 }] })).toMatchObject({ code: 'returnTooMuch' });
  expect(await refused({ items: [item(ring, 1000)] })).toMatchObject({ code: 'shortStock' });
  expect(await refused({ items: [{ product: 'null', quantity: 1 }] })).toMatchObject({
    code: 'productNotFound',
  });
  const hidden = await buildProduct(db, { isActive: false });
  expect(await refused({ items: [item(hidden)] })).toMatchObject({ code: 'productGone' });
  const bangle = await buildBangle(db);
  expect(await refused({ items: [item(bangle)] })).toMatchObject({ code: 'sizeRequiredToBuy' });
  expect(await refused({ items: [item(bangle, 1, { selectedSize: 'XL' })] })).toMatchObject({
    code: 'choiceUnavailable',
  });
  const pin = await buildProduct(db, { colours: [{ name: 'Gold' }, { name: 'Silver' }] });
  expect(await refused({ items: [item(pin)] })).toMatchObject({ code: 'colourRequiredToBuy' });
  expect(await refused({ items: [] })).toMatchObject({ errors: { items: 'An order has at least one item' } });
  expect(await orderNow(id)).toMatchObject({ version: 1, returns: [], exchangedBy: null });
  expect((await exchange(id, { items })).status).toBe(201);
  expect(await refused({})).toMatchObject({ code: 'returnTooMuch' });
  for (const unknown of ['null', crypto.randomUUID()]) {
    expect((await exchange(unknown, { items })).body.code).toBe('orderNotFound');
  }
});
