import { act } from 'react';
import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountRoutes, press, waitUntil } from '#web/testing/mountPage.tsx';
import { CallButtons } from './CallButtons.tsx';

const order = { _id: 'a', orderNumber: 'KA100001', status: 'pending', confirmation: 'to_call' } as AdminOrder;

async function openRow() {
  const sent: FormDataEntryValue[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('outcome') ?? '');
    return { savedAt: sent.length };
  };
  await mountRoutes([
    { path: '/', element: <CallButtons order={order} /> },
    { path: '/admin/orders', action },
  ]);
  return sent;
}

it('a double click records one call, and a later press another one', async () => {
  const sent = await openRow();
  const button = document.querySelector<HTMLButtonElement>('button[value="no_answer"]');
  await act(async () => {
    button?.click();
    button?.click();
  });
  await waitUntil(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(sent).toEqual(['no_answer']);
  await press('Confirmed: order KA100001');
  await waitUntil(() => expect(sent).toEqual(['no_answer', 'confirmed']));
});
