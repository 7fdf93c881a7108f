/** After any history of the shop, what events have added up to equals a count from scratch. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationValues } from '#domain/orderCalls.ts';
import { orderStatusValues } from '#domain/orderStatus.ts';
import { readDerivedTables, wrongProducts } from '#server/testing/derivedTables.ts';
import { buildBangle, buildCombo, buildProduct } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { rebuildProjections } from './rebuild.ts';

const { call, db, tokenOf } = await openTestApp();
const admin = await tokenOf(await buildAdmin(db));
const customers = [await buildCustomer(db), await buildCustomer(db)];
let tokens: string[] = [];
const colours = [
  { name: 'Gold', stock: 20 },
  { name: 'Rose Gold', stock: 6, available: false },
];
const products = [
  await buildProduct(db, { price: 400, stock: 8 }),
  await buildProduct(db, { price: 900, stock: 30, colours, featured: true }),
  await buildBangle(db, { colours, isNewArrival: true }),
];
/** Of the others, in the size that the customer chooses. */
const set = await buildCombo(
  db,
  [
    { product: products[1]?.id ?? '', quantity: 2, selectedColor: 'Gold' },
    { product: products[2]?.id ?? '', selectedColor: 'Gold' },
  ],
  { price: 1_900 },
);
products.push(set);
/** Its stock follows from batches. */
const cream = await buildProduct(db, {
  price: 600,
  category: 'cosmetics',
  costPrice: 200,
  batches: [
    { label: 'Without a date', pieces: 3 },
    { label: 'L1', expiresOn: '2098-03-31', pieces: 9 },
    { label: 'L2', expiresOn: '2020-03-31', pieces: 4, sellable: false },
  ],
});
const orders: string[] = [];

type Choose = (most: number) => number;
const put = (path: string, body: object) => call('PUT', path, { token: admin, body });
const idOf = (choose: Choose) => products[choose(products.length)]?.id ?? '';
const orderOf = (choose: Choose) => orders[choose(orders.length)] ?? '';

async function batchOf(choose: Choose): Promise<string> {
  // A deleted product is not found.
  const { batches = [] } = (await call('GET', `/admin/products/${cream.id}`, { token: admin })).body;
  return batches[choose(batches.length)]?.id;
}

async function placeLine(choose: Choose, line: Parameters<typeof draftOf>[0][number]): Promise<void> {
  const body = draftOf([line], deliverTo);
  const placed = await call('POST', '/orders', { token: tokens[choose(tokens.length)], body });
  if (placed.status === 201) orders.push(placed.body._id);
}

async function place(choose: Choose): Promise<void> {
  const index = choose(products.length);
  const product = products[index];
  if (!product) return;
  const shown = await call('GET', `/products/${product.id}`);
  const { price } = shown.body as { price: number };
  const choice = {
    ...(index > 0 && { selectedColor: 'Gold' }),
    ...(index >= 2 && { selectedSize: choose(2) === 0 ? 'S' : 'M' }),
  };
  await placeLine(choose, { product: product.id, price, quantity: 1 + choose(3), ...choice });
}

const steps: ((choose: Choose) => Promise<unknown>)[] = [
  place,
  place,
  place,
  (choose) => put(`/orders/${orderOf(choose)}/status`, { status: orderStatusValues[choose(4)] }),
  (choose) => call('PUT', `/orders/${orderOf(choose)}/cancel`, { token: tokens[choose(2)] }),
  (choose) =>
    call('POST', `/admin/orders/${orderOf(choose)}/calls`, {
      token: admin,
      body: { outcome: confirmationValues[choose(4)] },
    }),
  (choose) => put(`/products/${idOf(choose)}`, { price: 100 * (1 + choose(30)) }),
  (choose) => put(`/products/${idOf(choose)}`, { isActive: choose(2) === 0 }),
  (choose) => put(`/products/${idOf(choose)}`, { featured: choose(2) === 0, isNewArrival: choose(2) === 0 }),
  (choose) => put(`/products/${products[0]?.id}`, { category: choose(2) === 0 ? 'rings' : 'combo' }),
  (choose) => put(`/products/${products[0]?.id}`, { stock: choose(12) }),
  (choose) => put(`/products/${products[1]?.id}`, { stock: choose(6) }),
  (choose) => put(`/products/${set.id}`, { components: componentsOf(choose) }),
  (choose) => call('DELETE', `/products/${idOf(choose)}`, { token: admin }),
  (choose) => call('POST', `/admin/products/${idOf(choose)}/restore`, { token: admin }),
  (choose) => placeLine(choose, { product: cream.id, price: 600, quantity: 1 + choose(5) }),
  (choose) => put(`/products/${cream.id}`, { costPrice: choose(2) === 0 ? null : 100 * (1 + choose(5)) }),
  () => call('DELETE', `/products/${cream.id}`, { token: admin }),
  () => call('POST', `/admin/products/${cream.id}/restore`, { token: admin }),
  async (choose) => {
    const batch = { label: `L${choose(4)}`, expiresOn: `2098-0${1 + choose(4)}-15` };
    const counts = [{ unit: 'product', pieces: 1 + choose(6), batch }];
    const body = { counts, ...(choose(2) === 0 && { unitCost: 100 * (1 + choose(5)) }) };
    await call('POST', `/admin/products/${cream.id}/restock`, { token: admin, body });
  },
  async (choose) => {
    const id = await batchOf(choose);
    const body = { label: `L${choose(4)}`, expiresOn: `${2020 + 78 * choose(2)}-0${1 + choose(4)}-15` };
    await call('PUT', `/admin/batches/${id}`, { token: admin, body });
  },
  async (choose) => {
    const id = await batchOf(choose);
    await call('POST', `/admin/batches/${id}/write-off`, { token: admin, body: { pieces: 1 + choose(4) } });
  },
  (choose) => put(`/users/${customers[choose(2)]?.id}/status`, { isActive: choose(2) === 0 }),
  (choose) =>
    call('POST', '/reviews', {
      token: tokens[choose(2)],
      body: {
        productId: idOf(choose),
        orderId: orderOf(choose),
        rating: 1 + choose(5),
        title: '',
        comment: '',
      },
    }),
];

/** Other quantities, and with or without the bangle. */
const componentsOf = (choose: Choose) =>
  [
    { product: products[1]?.id, quantity: 1 + choose(4), selectedColor: 'Gold' },
    {
      product: products[2]?.id,
      quantity: 1 + choose(2),
      selectedColor: 'Gold',
      selectedSize: ['', 'M'][choose(2)],
    },
  ].slice(0, 1 + choose(2));

/** A history may end with everything off sale and all customers deactivated. The next begins with a shop that sells. */
async function openShop(): Promise<void> {
  for (const { id } of [...products, cream]) {
    await call('POST', `/admin/products/${id}/restore`, { token: admin });
    await put(`/products/${id}`, { isActive: true });
  }
  await put(`/products/${products[0]?.id}`, { stock: 20 });
  for (const { id } of customers) await put(`/users/${id}/status`, { isActive: true });
  tokens = await Promise.all(customers.map(tokenOf));
}

async function expectCountsRight(): Promise<void> {
  const addedUp = await readDerivedTables(db);
  await rebuildProjections(db);
  expect(addedUp).toEqual(await readDerivedTables(db));
  expect(await wrongProducts(db)).toEqual([]);
}

describe('derived data', () => {
  it('equals a count from scratch after any history', { timeout: 240_000 }, async () => {
    const step = fc.tuple(fc.nat(steps.length - 1), fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (history) => {
        await openShop();
        for (const [which, numbers] of history) {
          const left = [...numbers];
          await steps[which]?.((most) => (left.shift() ?? 0) % most);
        }
        await expectCountsRight();
      }),
      { numRuns: 25 },
    );
    expect(orders.length).toBeGreaterThan(10);
  });

  it('equals a count from scratch after orders, calls and moves at once', async () => {
    await openShop();
    await Promise.all(Array.from({ length: 30 }, (_, n) => place((most) => n % most)));
    await Promise.all(
      orders
        .slice(-10)
        .flatMap((id, n) => [
          put(`/orders/${id}/status`, { status: n % 2 ? 'processing' : 'shipped' }),
          call('PUT', `/orders/${id}/cancel`, { token: tokens[n % 2] }),
          call('POST', `/admin/orders/${id}/calls`, { token: admin, body: { outcome: 'confirmed' } }),
        ]),
    );
    await expectCountsRight();
  });
});
