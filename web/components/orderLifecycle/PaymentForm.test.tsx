import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { orderActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountRoutes, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { sendOrderForm } from './orderForms.ts';
import { PaymentForm } from './PaymentForm.tsx';

const order = { _id: 'a', toCollect: 1060 } as AdminOrder;

async function action({ request }: { request: Request }) {
  const sent = await readAction(orderActionSchema, request);
  return sent?.intent === 'recordPayment' ? sendOrderForm(sent) : null;
}

async function openForm() {
  const onClose = vi.fn();
  const element = <PaymentForm order={order} onClose={onClose} />;
  const { router } = await mountRoutes([
    { path: '/', element },
    { path: '/admin/orders', action },
  ]);
  return { onClose, router };
}

it('the same payment after a lost response has the same key, a changed one another key', async () => {
  const responses = [null, null, { body: { order: {} } }];
  const sent = mockCalls({
    'POST /admin/orders/a/payments': () => {
      const response = responses.shift();
      if (!response) throw new TypeError('connection lost');
      return response;
    },
  });
  const { onClose } = await openForm();
  await typeInto('[inputmode="decimal"]', '500');
  await press('Save payment');
  await waitUntil(() => expect(document.querySelector('[role="alert"]')?.textContent).not.toBe(''));
  await press('Save payment');
  await waitUntil(() => expect(sent).toHaveLength(2));
  await waitUntil(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  await typeInto('[inputmode="decimal"]', '600');
  await press('Save payment');
  await waitUntil(() => expect(onClose).toHaveBeenCalledOnce());
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(sent.map(({ body }) => (body as { amount: string }).amount)).toEqual(['500', '500', '600']);
});

it('a double click sends once', async () => {
  const sent = mockCalls({ 'POST /admin/orders/a/payments': () => ({ body: { order: {} } }) });
  const { onClose } = await openForm();
  await typeInto('[inputmode="decimal"]', '500');
  const form = document.querySelector('form');
  await act(async () => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await waitUntil(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

it('a refusal shows at its field and keeps what was typed', async () => {
  mockCalls({
    'POST /admin/orders/a/payments': () => ({
      status: 400,
      body: {
        message: 'Amount must be an amount in taka',
        code: 'invalidInput',
        errors: { amount: 'Amount must be an amount in taka' },
      },
    }),
  });
  const { onClose } = await openForm();
  await typeInto('[inputmode="decimal"]', '0');
  await press('Save payment');
  await waitUntil(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  expect(document.querySelector<HTMLInputElement>('[aria-invalid]')?.value).toBe('0');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Please check the marked fields');
  expect(onClose).not.toHaveBeenCalled();
});
