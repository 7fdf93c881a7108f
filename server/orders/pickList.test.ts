import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const customer = await buildCustomer(db);
const pick = async (ids: readonly string[]) => call('GET', `/admin/pick-list?ids=${ids.join()}`, { token });

it('sums the ordered pieces by product, size and color, with the remaining stock', async () => {
  const bangles = await buildProduct(db, {
    name: 'Rani Bangles',
    category: 'bangles',
    sizes: [
      { name: 'S', stock: 10 },
      { name: 'M', stock: 4 },
    ],
  });
  const ring = await buildProduct(db, { name: 'Ring', stock: 20, colours: [{ name: 'Gold', stock: 6 }] });
  const gone = await buildProduct(db, { name: 'Zari Clip', stock: 5 });
  const first = await buildOrder(db, {
    customer,
    lines: [
      { product: bangles, size: 'S', quantity: 2 },
      { product: ring, colour: 'Gold', quantity: 1 },
    ],
  });
  const second = await buildOrder(db, {
    customer,
    lines: [
      { product: bangles, size: 'S', quantity: 3 },
      { product: bangles, size: 'M', quantity: 1 },
      { product: gone },
    ],
  });
  await buildOrder(db, { customer, lines: [{ product: ring, colour: 'Gold', quantity: 1 }] });
  await call('DELETE', `/products/${gone.id}`, { token });
  const { status, body } = await pick([first.id, second.id]);
  expect(status).toBe(200);
  expect(
    body.lines.map((line: Record<string, unknown>) => [
      line.name,
      line.selectedSize,
      line.selectedColor,
      line.quantity,
      line.stock,
      line.orderNumbers,
    ]),
  ).toEqual([
    ['Rani Bangles', 'M', null, 1, 3, [second.orderNumber]],
    ['Rani Bangles', 'S', null, 5, 5, [first.orderNumber, second.orderNumber]],
    ['Ring', null, 'Gold', 1, 4, [first.orderNumber]],
    ['Zari Clip', null, null, 1, null, [second.orderNumber]],
  ]);
});

it('is empty for unknown orders, and refused without any', async () => {
  expect((await pick(['nonsense', crypto.randomUUID()])).body).toEqual({ lines: [] });
  for (const path of ['/admin/pick-list', '/admin/pick-list?ids=,']) {
    expect((await call('GET', path, { token })).status).toBe(400);
  }
});
