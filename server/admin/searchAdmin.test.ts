import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db, { name: 'Farzana Haque', phone: '01911222333' });
const product = await buildProduct(db, { name: 'Moonstone Jhumka', stock: 100 });
const order = await buildOrder(db, {
  customer,
  lines: [{ product }],
  address: { full_name: 'Shirin Akter', phone: '01811444555', thana: 'Savar' },
});

async function found(q: string) {
  const { status, body } = await shop.call('GET', `/admin/search?q=${encodeURIComponent(q)}`, { token });
  expect(status).toBe(200);
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
  return {
    orders: idsOf(body.orders),
    products: idsOf(body.products),
    customers: idsOf(body.customers),
  };
}

const nothing = { orders: [], products: [], customers: [] };
const thisOrder = { ...nothing, orders: [order.id] };

it.each([
  ['its number', () => order.orderNumber],
  ['its number without prefix', () => order.orderNumber.slice(2)],
  ['its short id', () => `#${order.id.slice(-8)}`],
  ['the phone to call', () => '+880 1811-444555'],
  ['the recipient', () => 'shirin'],
  ['the thana', () => 'Savar'],
])('finds an order by %s', async (_, typed) => {
  expect(await found(typed())).toEqual(thisOrder);
});

it('finds a customer and the orders of the account by email', async () => {
  expect(await found(customer.email)).toEqual({ ...thisOrder, customers: [customer.id] });
});

it('finds a customer by name and by phone', async () => {
  expect(await found('farzana')).toEqual({ ...nothing, customers: [customer.id] });
  expect(await found('01911-222333')).toEqual({ ...nothing, customers: [customer.id] });
});

it('finds a product by name and by id, hidden ones too', async () => {
  const hidden = await buildProduct(db, { name: 'Opal Nakful', isActive: false });
  expect((await found('jhumka')).products).toEqual([product.id]);
  expect((await found('opal')).products).toEqual([hidden.id]);
  expect((await found(hidden.id)).products).toEqual([hidden.id]);
});

it('finds at most five of each kind, the newest', async () => {
  for (let each = 0; each < 7; each += 1) await buildProduct(db, { name: `Kundan Tikli ${each}` });
  expect((await found('kundan')).products).toHaveLength(5);
});

it('finds nothing for blank text', async () => {
  expect(await found('  ')).toEqual(nothing);
});
