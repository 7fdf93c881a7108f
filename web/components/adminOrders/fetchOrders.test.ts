// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { allOrders } from './openCourierFile.ts';

afterEach(() => vi.unstubAllGlobals());

it('a spreadsheet of selected orders has them as they are now, not as they were when they were selected', async () => {
  const order = (status: string) => ({ _id: '1', status }) as unknown as AdminOrder;
  mockCalls({ 'GET /orders?ids=1&limit=200': () => ({ body: { orders: [order('shipped')] } }) });
  expect(await allOrders({ orders: [order('pending')] })).toEqual([order('shipped')]);
  expect(await allOrders({ orders: [] })).toEqual([]);
});
