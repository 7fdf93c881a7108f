import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { BookingOffer } from './BookingOffer.tsx';

it('a failure goes away as soon as it is tried again', async () => {
  const orders = [{ _id: 'a', orderNumber: 'KA100001', booking: null }] as unknown as AdminOrder[];
  const onDone = vi.fn();
  const call = 'POST /admin/orders/bookings';
  await mountPage(<BookingOffer courier="Pathao" orders={orders} onDone={onDone} />);
  const fails = () => expect(document.body.textContent).toContain(adminOrderMessages.bookingFailed);
  mockCalls({ [call]: () => ({ status: 500, body: { code: 'broken' } }) });
  await press(courierFileTexts.markBooked('Pathao'));
  await waitUntil(fails);
  let respond = () => {};
  mockCalls({
    [call]: async () => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return { body: { booked: ['a'], skipped: [], changedMeanwhile: [] } };
    },
  });
  await press(courierFileTexts.markBooked('Pathao'));
  expect(fails).toThrow();
  await act(async () => respond());
  await waitUntil(() => expect(onDone).toHaveBeenCalledOnce());
});
