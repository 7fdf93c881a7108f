import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { allOrders, oldestOrders } from './fetchOrders.ts';

it('a spreadsheet of selected orders has them as they are now, not as they were when they were selected', async () => {
  const order = (status: string) => ({ _id: '1', status }) as unknown as AdminOrder;
  mockCalls({ 'GET /orders?ids=1&limit=200': () => ({ body: { orders: [order('shipped')] } }) });
  expect(await allOrders({ orders: [order('pending')] })).toEqual([order('shipped')]);
  expect(await allOrders({ orders: [] })).toEqual([]);
});

it('the oldest orders are on the last two pages, and the first to be packed', async () => {
  const placed = (id: string) => ({ _id: id, createdAt: `2026-03-0${id}T10:00:00.000Z` });
  mockCalls({
    'GET /orders?status=pending&page=2&limit=2': () => ({
      body: { orders: [placed('3'), placed('2')] },
    }),
    'GET /orders?status=pending&page=3&limit=2': () => ({ body: { orders: [placed('1')] } }),
  });
  const oldest = await oldestOrders({ status: 'pending' }, 5, 2);
  expect(oldest.map(({ _id }) => _id)).toEqual(['1', '2']);
});
