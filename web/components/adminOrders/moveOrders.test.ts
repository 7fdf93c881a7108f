import { expect, it } from 'vitest';
import { problemTexts } from '#texts/problems.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { toastQueue } from '#web/ui/toast.ts';
import { moveOrders } from './moveOrders.ts';

const order = (id: string) => () => ({ body: { order: { _id: id, orderNumber: `KA${id}` } } });
const seen = (...ids: string[]) => ids.map((id) => ({ id, from: 'pending' as const }));
const texts = () => toastQueue.getState().queue.map(({ text }) => text);

it('says how many orders were not moved, and tries no more of them without a network', async () => {
  const sent = mockCalls({
    'PUT /orders/1/status': order('1'),
    'PUT /orders/2/status': () => Promise.reject(new TypeError('no network')),
    'PUT /orders/3/status': order('3'),
  });
  expect(await moveOrders(seen('1', '2', '3'), 'shipped')).toEqual({ moved: ['1'], code: 'unreachable' });
  expect(sent[0]?.body).toEqual({ status: 'shipped', from: 'pending' });
  expect(sent.map(({ call }) => call)).not.toContain('PUT /orders/3/status');
  expect(texts().at(-1)).toBe(`2 orders not moved: ${problemTexts.unreachable}`);
});

it('goes on after an order that is refused, and says why', async () => {
  mockCalls({
    'PUT /orders/1/status': () => ({
      status: 409,
      body: { code: 'orderAlreadyClosed', message: 'Closed already' },
    }),
    'PUT /orders/2/status': order('2'),
  });
  expect(await moveOrders(seen('1', '2'), 'shipped')).toMatchObject({ moved: ['2'] });
  expect(texts()).toEqual(['Order KA2 is now Shipped', '1 order not moved: Closed already']);
});
