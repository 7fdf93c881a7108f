import { expect, it, vi } from 'vitest';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { OutstandingCash } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { ReceiveLaterDialog } from './ReceiveLaterDialog.tsx';

const order = {
  ...{ _id: 'a', orderNumber: 'KA100001', courier: 'pathao', amount: 100 },
} as OutstandingCash['orders'][number];

it('begins with what the courier owes, says what is wrong with another amount, and sends it with a key', async () => {
  const refusal = { code: 'invalidInput', errors: { amount: payoutsTexts.owesAtMost('৳40') } };
  const sent = mockCalls({
    'POST /admin/orders/a/settlement/later-payments': ({ body }) =>
      (body as { amount: number }).amount > 40 ? { status: 400, body: refusal } : { body: { message: '' } },
  });
  const onClose = vi.fn();
  await mountPage(<ReceiveLaterDialog order={order} onClose={onClose} />);
  await press(adminPayoutsTexts.saveReceived);
  await waitUntil(() => expect(document.body.textContent).toContain(payoutsTexts.owesAtMost('৳40')));
  expect(onClose).not.toHaveBeenCalled();
  await typeInto('input', '৪০');
  await press(adminPayoutsTexts.saveReceived);
  await waitUntil(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([{ amount: 100 }, { amount: 40 }]);
  expect(sent.every(({ headers }) => headers.get('idempotency-key'))).toBe(true);
});
