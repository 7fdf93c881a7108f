import { act } from 'react';
import { expect, it } from 'vitest';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import type { Payout, PayoutRow, User } from '#web/api/responses.ts';
import { sessionStore } from '#web/auth/session.ts';
import { DeliverListed } from '#web/components/adminPayouts/DeliverListed.tsx';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountRoutes, press, waitUntil } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import { clientAction } from './payout.tsx';

const sums = { outcome: 'notDelivered', rows: 3, expected: 0, received: 0, fee: 0, difference: 0 };
const payout = { _id: 'p', state: 'draft', sums: [sums] } as unknown as Payout;
const row = (id: string, status: string) => ({
  outcome: 'notDelivered',
  order: { _id: id, orderNumber: `KA${id}`, status },
});

it('an order is marked as delivered from the status that the page shows: what another admin has moved since stays', async () => {
  const user = { _id: 'a', role: 'admin', duties: ['money', 'orders'] };
  sessionStore.setState({ token: 'token', user: user as unknown as User });
  const moved = (id: string) => ({ body: { order: { _id: id, orderNumber: `KA${id}` } } });
  const order = (id: string, status: string) => ({ _id: id, orderNumber: `KA${id}`, status });
  const sent = mockCalls({
    'GET /admin/payouts/p?outcome=notDelivered&limit=200': () => ({
      body: { payout, rows: [row('1', 'pending'), row('2', 'shipped'), row('3', 'cancelled')] },
    }),
    'GET /orders?ids=1%2C2%2C3&limit=200': () => ({
      body: { orders: [order('1', 'pending'), order('2', 'shipped'), order('3', 'cancelled')] },
    }),
    'PUT /orders/1/status': () => ({ status: 409, body: { code: 'orderChanged', message: 'Changed' } }),
    'PUT /orders/2/status': () => moved('2'),
    'POST /admin/payouts/p/check': () => ({ body: { payout, rows: [] } }),
  });
  const rows = [row('1', 'shipped'), row('3', 'cancelled')] as unknown as PayoutRow[];
  const action = clientAction as unknown as (args: object) => Promise<null>;
  await mountRoutes([
    {
      path: '/:id?',
      element: <DeliverListed payout={payout} rows={rows} />,
      action: ({ request }) => action({ request, params: { id: 'p' } }),
    },
  ]);
  // Of the three rows, the order of one came back and was closed.
  await press(adminPayoutsTexts.markDelivered(2));
  await waitUntil(() => expect(questionStore.getState().question).toBeTruthy());
  await act(async () => questionStore.getState().question?.answer(true));
  await waitUntil(() => expect(sent.map(({ call }) => call)).toContain('POST /admin/payouts/p/check'));
  const bodies = sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  // The second is on another page of the rows.
  expect(bodies).toEqual([
    { status: 'delivered', from: 'shipped' },
    { status: 'delivered', from: 'shipped' },
  ]);
});
