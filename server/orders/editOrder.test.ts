import { expect, it } from 'vitest';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildOrder, buildPayment, type OrderedLine } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);
const customerToken = await tokenOf(customer);
const address = { ...deliverTo, address: 'House 7' };

type Status = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
const place = async (lines: OrderedLine[], status: Status = 'pending') =>
  (await buildOrder(db, { customer, lines, status })).id;
const edit = (id: string, body: object) =>
  call('PUT', `/admin/orders/${id}`, { token, body: { version: 1, ...body } });
const item = ({ id }: BuiltProduct, quantity = 1, choice: object = {}) => ({
  product: id,
  quantity,
  ...choice,
});
const orderNow = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body.order;
const stockOf = async ({ id }: BuiltProduct) => (await call('GET', `/products/${id}`)).body.stock;
const movementsOf = (id: string) =>
  db
    .selectFrom('stock_movements')
    .select(['unit', 'unit_name', 'delta', 'left_after', 'reference'])
    .where('order_id', '=', id)
    .where('reason', '=', 'order_edit')
    .orderBy('id')
    .execute();

it('the address changes, and the rest stays', async () => {
  const id = await place([{ product: await buildProduct(db) }]);
  const { status, body } = await edit(id, { shippingAddress: { ...address, address: 'House 9, Road 3' } });
  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    version: 2,
    totalPrice: 510,
    shippingAddress: { address: 'House 9, Road 3' },
    changes: [{ kind: 'edited', details: { fields: ['Address'] }, by: 'Shirin' }],
  });
  expect(await movementsOf(id)).toEqual([]);
});

it('a new thana is stored by the Latin name that it has in the order’s district', async () => {
  const id = await place([{ product: await buildProduct(db) }]);
  const { body } = await edit(id, { shippingAddress: { ...address, thana: 'মিরপুর মডেল' } });
  expect(body.order.shippingAddress).toMatchObject({ district: 'Dhaka', thana: 'Mirpur Model' });
});

it('stock moves by the difference, and lines that stay keep their price', async () => {
  const [ring, box] = [
    await buildProduct(db, { name: 'Moon Ring', price: 300 }),
    await buildProduct(db, { name: 'Box', price: 100 }),
  ];
  const id = await place([{ product: ring, quantity: 3 }, { product: box }]);
  await call('PUT', `/products/${ring.id}`, { token, body: { price: 400 } });
  const jhumka = await buildProduct(db, { name: 'Jhumka', price: 250 });
  const { body } = await edit(id, { items: [item(ring, 4), item(jhumka, 2)] });
  expect(body.order).toMatchObject({
    orderItems: [
      { name: 'Moon Ring', price: 300, quantity: 4 },
      { name: 'Jhumka', price: 250, quantity: 2 },
    ],
    itemsPrice: 1700,
    shippingPrice: 60,
    totalPrice: 1760,
    toCollect: 1760,
  });
  expect([await stockOf(ring), await stockOf(box), await stockOf(jhumka)]).toEqual([6, 10, 8]);
  const moved = (await movementsOf(id)).map(({ delta, left_after }) => [delta, left_after]);
  expect(moved).toEqual(
    expect.arrayContaining([
      [1, 10],
      [-1, 6],
      [-2, 8],
    ]),
  );
});

it('another size, and another color of a product with one piece left, take what the line gave back', async () => {
  const bangle = await buildBangle(db);
  const pin = await buildProduct(db, {
    stock: 1,
    colours: [
      { name: 'Gold', stock: 1 },
      { name: 'Silver', stock: 1 },
    ],
  });
  const id = await place([
    { product: bangle, size: 'S', quantity: 2 },
    { product: pin, colour: 'Gold' },
  ]);
  const items = [item(bangle, 2, { selectedSize: 'M' }), item(pin, 1, { selectedColor: 'Silver' })];
  const { body } = await edit(id, { items });
  expect(body.order.orderItems).toMatchObject([{ selectedSize: 'M' }, { selectedColor: 'Silver' }]);
  const { sizes } = (await call('GET', `/products/${bangle.id}`)).body;
  expect(sizes.map(({ stock }: { stock: number }) => stock)).toEqual([5, 3]);
  const { colors, stock } = (await call('GET', `/products/${pin.id}`)).body;
  expect(stock).toBe(0);
  expect(colors.map((colour: { stock: number }) => colour.stock)).toEqual([1, 0]);
});

it('cancelling an edited order gives back what it has now', async () => {
  const [ring, jhumka] = [await buildProduct(db), await buildProduct(db)];
  const id = await place([{ product: ring, quantity: 3 }]);
  await edit(id, { items: [item(ring, 1), item(jhumka, 4)] });
  await edit(id, { version: 2, items: [item(ring, 2), item(jhumka, 3)] });
  await call('PUT', `/orders/${id}/cancel`, { token: customerToken });
  expect([await stockOf(ring), await stockOf(jhumka)]).toEqual([10, 10]);
});

it('delivery fee and discount are as given; without a fee the rule sets it', async () => {
  const ring = await buildProduct(db, { price: 1000 });
  const id = await place([{ product: ring }]);
  expect((await edit(id, { discount: 50, shippingPrice: 40 })).body.order).toMatchObject({
    discount: { code: null, amount: 50 },
    shippingPrice: 40,
    totalPrice: 990,
    changes: [{ details: { fields: ['Delivery fee', 'Discount'] } }],
  });
  expect((await edit(id, { version: 2, items: [item(ring, 3)] })).body.order).toMatchObject({
    shippingPrice: 0,
    totalPrice: 2950,
  });
  const sylhet = { ...address, district: 'Sylhet', thana: 'Beanibazar' };
  const far = { version: 3, items: [item(ring, 1)], shippingAddress: sylhet };
  expect((await edit(id, far)).body.order).toMatchObject({ shippingPrice: 120, totalPrice: 1070 });
});

it('an order may cost less than what was paid: the rest is owed', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const id = await place([{ product: ring, quantity: 2 }]);
  await buildPayment(db, id, { taka: 500 });
  expect((await edit(id, { items: [item(ring, 1)] })).body.order).toMatchObject({
    totalPrice: 360,
    paid: 500,
    toCollect: 0,
    overpaid: 140,
  });
});

it('an edit that changes nothing is no change', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const id = await place([{ product: ring, quantity: 2 }]);
  const { body } = await edit(id, { items: [item(ring, 1), item(ring, 1)], discount: 0 });
  expect(body.order).toMatchObject({ version: 1, changes: [] });
});

it('is refused when the order was sent, ended, changed or is unknown', async () => {
  const product = await buildProduct(db, { stock: 100 });
  for (const status of ['shipped', 'delivered', 'cancelled'] as const) {
    expect(await edit(await place([{ product }], status), { discount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'orderNotEditable' },
    });
  }
  const id = await place([{ product }]);
  await edit(id, { discount: 10 });
  expect(await edit(id, { discount: 20 })).toMatchObject({
    status: 409,
    body: { code: 'orderChanged', message: 'Order was changed by someone else' },
  });
  for (const unknown of ['null', crypto.randomUUID()]) {
    expect((await edit(unknown, { discount: 1 })).body.code).toBe('orderNotFound');
  }
  expect((await edit(await place([{ product }]), { version: undefined })).status).toBe(400);
});

it('is refused for items that cannot be bought, and then nothing is written', async () => {
  const ring = await buildProduct(db, { stock: 5 });
  const id = await place([{ product: ring, quantity: 2 }]);
  const refused = async (...items: object[]) => (await edit(id, { items })).body;
  expect(await refused(item(ring, 6))).toMatchObject({ code: 'shortStock', available: 3 });
  expect(await refused({ product: crypto.randomUUID(), quantity: 1 })).toMatchObject({
    code: 'productNotFound',
  });
  expect(await refused({ product: 'null', quantity: 1 })).toMatchObject({ code: 'productNotFound' });
  const hidden = await buildProduct(db, { isActive: false });
  expect(await refused(item(ring), item(hidden))).toMatchObject({ code: 'productGone' });
  const bangle = await buildBangle(db);
  expect(await refused(item(bangle))).toMatchObject({ code: 'sizeRequiredToBuy' });
  expect(await refused(item(bangle, 1, { selectedSize: 'XL' }))).toMatchObject({ code: 'choiceUnavailable' });
  const pin = await buildProduct(db, { colours: [{ name: 'Gold' }, { name: 'Silver' }] });
  expect(await refused(item(pin))).toMatchObject({ code: 'colourRequiredToBuy' });
  expect(await refused()).toMatchObject({ errors: { items: 'An order has at least one item' } });
  expect((await edit(id, { discount: 901 })).body.errors.discount).toMatch(/at most the price of the items/);
  expect(await orderNow(id)).toMatchObject({ version: 1, orderItems: [{ quantity: 2 }] });
  expect(await stockOf(ring)).toBe(3);
  expect(await movementsOf(id)).toEqual([]);
});

it('a line of a product that is no longer sold may stay or shrink, but not grow', async () => {
  const ring = await buildProduct(db, { price: 300 });
  const id = await place([{ product: ring, quantity: 2 }]);
  await call('DELETE', `/products/${ring.id}`, { token });
  expect((await edit(id, { items: [item(ring, 3)] })).body.code).toBe('productGone');
  expect((await edit(id, { items: [item(ring, 1)] })).body.order).toMatchObject({ totalPrice: 360 });
});

it('a line of a product that is not known any more stays with its price until it is lowered or removed', async () => {
  const [ring, box] = [await buildProduct(db, { name: 'Ring', price: 300 }), await buildProduct(db)];
  const id = await place([{ product: box }, { product: ring, quantity: 2 }]);
  await db.updateTable('order_lines').set({ product_id: null }).where('product_id', '=', ring.id).execute();
  const gone = (quantity: number) => ({ product: null, line: 1, quantity });
  const more = await edit(id, { items: [item(box, 2), gone(2)] });
  expect(more.body.order.orderItems).toMatchObject([
    { product: box.id, quantity: 2 },
    { product: null, name: 'Ring', price: 300, quantity: 2 },
  ]);
  expect(await edit(id, { version: 2, items: [item(box), gone(3)] })).toMatchObject({
    status: 409,
    body: { code: 'productGone' },
  });
  const fewer = await edit(id, { version: 2, items: [item(box, 2), gone(1)] });
  expect(fewer.body.order.orderItems).toMatchObject([{ quantity: 2 }, { name: 'Ring', quantity: 1 }]);
  const without = await edit(id, { version: 3, items: [item(box, 2)] });
  expect(without.body.order.orderItems).toMatchObject([{ product: box.id, quantity: 2 }]);
  expect(await edit(id, { version: 4, items: [gone(1)] })).toMatchObject({
    status: 404,
    body: { code: 'productNotFound' },
  });
});

it('customers see that the order was changed, not by whom', async () => {
  const id = await place([{ product: await buildProduct(db) }]);
  await edit(id, { discount: 10 });
  const { body } = await call('GET', `/orders/${id}`, { token: customerToken });
  expect(body).toMatchObject({ totalPrice: 500, changes: [{ kind: 'edited', by: null }] });
});
