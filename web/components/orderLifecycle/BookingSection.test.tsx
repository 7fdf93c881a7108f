import { act } from 'react';
import { expect, it } from 'vitest';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountRoutes, press, waitUntil } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import { BookingSection } from './BookingSection.tsx';

const booking = { courier: 'Pathao', consignment: 'PT-1', at: '2026-11-28T10:00:00.000Z', by: 'Rima' };
const order = { _id: 'a', status: 'pending', booking } as unknown as AdminOrder;

it('removing says which booking is shown', async () => {
  const sent: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(JSON.parse(String((await request.formData()).get('body'))));
    return null;
  };
  await mountRoutes([
    { path: '/', element: <BookingSection order={order} /> },
    { path: '/admin/orders', action },
  ]);
  await press(orderLifecycleTexts.removeBooking);
  await act(async () => questionStore.getState().question?.answer(true));
  await waitUntil(() => expect(sent).toEqual([booking.at]));
});
