/** Statements, returns and undone deliveries at once: an order is settled once, or not at all, and every taka is somewhere. */
import { expect, it } from 'vitest';
import { buildOrder } from '#server/testing/orders.ts';
import { type StatementCells, statementOf } from '#server/testing/payouts.ts';
import { admin, atOnce, buyers, db, product, race, shop, statuses } from './runRace.ts';
import { timeout } from './size.ts';

const { call } = shop;
const { token } = admin;
const [customer] = buyers;
const ring = await product({ stock: 1_000_000 });

/** Orders of 160 taka, delivered now. */
async function delivered(count: number) {
  const orders = await Promise.all(
    Array.from({ length: count }, () =>
      buildOrder(db, { customer: { id: customer?.id ?? '' }, lines: [{ product: ring }], status: 'shipped' }),
    ),
  );
  for (const { id } of orders) {
    await call('PUT', `/orders/${id}/status`, { token, body: { status: 'delivered' } });
  }
  return orders;
}

async function draftOf(rows: StatementCells): Promise<string> {
  const { body } = await call('POST', '/admin/payouts?courier=Pathao', { token, ...statementOf(rows) });
  return body.payout._id;
}
const rowOf = ({ orderNumber }: { orderNumber: string }, paid = 100) => ['', orderNumber, 160, 60, paid];
const confirm = (id: string) => () => call('POST', `/admin/payouts/${id}/confirm`, { token });

it('statements that share orders settle each order once', { timeout }, () =>
  race('statements that share orders', async (random) => {
    const orders = await delivered(3);
    const ids = [
      await draftOf(random.shuffled(orders).map((order) => rowOf(order))),
      await draftOf(random.shuffled(orders).map((order) => rowOf(order, 90))),
    ];
    const responses = await atOnce(random, [...ids, ...ids].map(confirm));
    const [first, second] = ids.map((_, n) =>
      statuses([responses[n], responses[n + 2]].flatMap((one) => one ?? [])),
    );
    // Both presses of the one that won succeed. The other is outdated, then has nothing to settle.
    expect([first, second]).toEqual(
      expect.arrayContaining([
        [200, 200],
        [409, 409],
      ]),
    );
  }),
);

it('a delivery that is undone, returned and settled at once ends in one of these', { timeout }, () =>
  race('settling, returning and undoing a delivery', async (random) => {
    const [order] = await delivered(1);
    if (!order) return;
    const id = await draftOf([rowOf(order)]);
    const [settled, reopened] = await atOnce(random, [
      confirm(id),
      () => call('POST', `/admin/orders/${order.id}/reopen`, { token }),
      () =>
        call('POST', `/admin/orders/${order.id}/returns`, {
          token,
          body: { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund: 50 },
        }),
      () => call('DELETE', `/admin/payouts/${id}`, { token }),
    ]);
    expect(settled?.status === 200 && reopened?.status === 200).toBe(false);
    for (const response of [settled, reopened]) expect([200, 404, 409]).toContain(response?.status);
  }),
);
