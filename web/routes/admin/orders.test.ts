import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { toastQueue } from '#web/ui/toast.ts';
import { clientLoader } from './orders.tsx';

test('an order link whose order does not load shows the list and says so', async () => {
  mockCalls({
    'GET /orders': () => ({ body: { orders: [] } }),
    'GET /admin/stats': () => ({ body: {} }),
    'GET /admin/courier-layouts': () => ({ body: [] }),
    'GET /admin/orders/gone': () => ({ status: 404, body: { message: 'Order not found' } }),
  });
  const url = new URL('https://shop.test/admin/orders?order=gone');
  const args = { context: new RouterContextProvider(), url };
  const { list, opened } = await clientLoader(args as unknown as Parameters<typeof clientLoader>[0]);
  expect(list).toEqual({ orders: [] });
  expect(opened).toBeNull();
  expect(toastQueue.getState().queue).toMatchObject([{ text: 'Order not found', kind: 'bad' }]);
});
