/** Random steps of admin and customer, checked against the table of statuses. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canMove, mayCancel, type OrderStatus, settableStatuses } from '#domain/orderStatus.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const step = fc.oneof(
  fc.constantFrom(...settableStatuses).map((to) => ({ by: 'admin' as const, to })),
  fc.constant({ by: 'customer' as const, to: 'cancelled' as const }),
);

it('moves only as the table says, keeps every change, and returns stock once', async () => {
  const shop = await openTestApp();
  const [customer, admin] = [await buildCustomer(shop.db), await buildAdmin(shop.db)];
  const [token, adminToken] = [await shop.tokenOf(customer), await shop.tokenOf(admin)];
  const product = await buildProduct(shop.db, { stock: 1_000 });
  const stock = async () => (await shop.call('GET', `/products/${product.id}`)).body.stock;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { id } = await buildOrder(shop.db, { customer, lines: [{ product, quantity: 3 }] });
      const before = await stock();
      const life: OrderStatus[] = ['pending'];
      for (const { by, to } of steps) {
        const now = life.at(-1) ?? 'pending';
        const may = by === 'admin' ? canMove(now, to) : mayCancel(now);
        const { status } =
          by === 'admin'
            ? await shop.call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status: to } })
            : await shop.call('PUT', `/orders/${id}/cancel`, { token });
        expect(status).toBe(may ? 200 : 409);
        if (may && now !== to) life.push(to);
      }
      const { body: order } = await shop.call('GET', `/orders/${id}`, { token });
      expect(order.history.map((change: { status: OrderStatus }) => change.status)).toEqual(life);
      expect(order.status).toBe(life.at(-1));
      expect(await stock()).toBe(before + (life.includes('cancelled') ? 3 : 0));
    }),
    { numRuns: 40 },
  );
});
