import { useState } from 'react';
import { expect, it } from 'vitest';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountRoutes, press, waitUntil } from '#web/testing/mountPage.tsx';
import { BookingForm } from './BookingForm.tsx';

const booked = { courier: 'Pathao', consignment: 'PT-1', at: '2026-11-28T10:00:00.000Z', by: 'Rima' };
const newer = { ...booked, consignment: 'PT-2', at: '2026-11-28T11:00:00.000Z' };

function FormOnPage() {
  const [booking, setBooking] = useState(booked);
  return (
    <>
      <BookingForm order={{ _id: 'a', booking } as unknown as AdminOrder} onClose={() => {}} />
      <button type="button" aria-label="read again" onClick={() => setBooking(newer)} />
    </>
  );
}

it('a change says which booking it was made from, also after the order was read again', async () => {
  const sent: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(JSON.parse(String((await request.formData()).get('body'))));
    return null;
  };
  await mountRoutes([
    { path: '/', element: <FormOnPage /> },
    { path: '/admin/orders', action },
  ]);
  await press('read again');
  await press(orderLifecycleTexts.saveBooking);
  await waitUntil(() =>
    expect(sent).toEqual([{ courier: 'Pathao', consignment: 'PT-1', basedOn: booked.at }]),
  );
});
