import { expect, it } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { cancelOrder } from './cancelOrder.ts';

const lost = () => {
  throw new TypeError('the connection broke');
};
const refused = () => ({
  status: 409,
  body: { code: 'orderNotCancellable', message: 'Order can no longer be cancelled' },
});
const orderIs = (orderStatus: string) => () => ({ body: { _id: 'o1', orderStatus } });

it.each([
  ['to this press', lost],
  ['to an earlier press', refused],
])('an order is cancelled if only the response %s was lost', async (_, cancel) => {
  mockCalls({ 'PUT /orders/o1/cancel': cancel, 'GET /orders/o1': orderIs('cancelled') });
  await expect(cancelOrder('o1')).resolves.toBeUndefined();
});

it('the reason is said if the order is not cancelled, or if nobody knows', async () => {
  mockCalls({ 'PUT /orders/o1/cancel': refused, 'GET /orders/o1': orderIs('shipped') });
  await expect(cancelOrder('o1')).rejects.toThrow('Order can no longer be cancelled');
  mockCalls({});
  await expect(cancelOrder('o1')).rejects.toThrow('No connection');
});
