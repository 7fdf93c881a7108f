import { act } from 'react';
import { expect, it } from 'vitest';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { orderActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountRoutes, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { sendOrderForm } from './orderForms.ts';
import { ReturnForm } from './ReturnForm.tsx';

const ring = { name: 'Ring', price: 500, quantity: 3, returned: 0, selectedSize: null, selectedColor: null };
const money = { itemsPrice: 1500, shippingPrice: 60, taxPrice: 0, totalPrice: 1560, discount: null };
const paid = { paid: 0, collected: 1560, refundedTotal: 0 };
const order = { _id: 'a', status: 'delivered', orderItems: [ring], ...money, ...paid };

async function action({ request }: { request: Request }) {
  const sent = await readAction(orderActionSchema, request);
  return sent?.intent === 'returnItems' ? sendOrderForm(sent) : null;
}
const cameBack = '[aria-label="Came back: Ring"]';
const broken = '[aria-label="Broken or lost: Ring"]';
const choose = (reason: string) =>
  act(async () => {
    const select = document.querySelector('select');
    if (!select) throw new Error('no reasons');
    select.value = reason;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

it('of several pieces that come back, some can be broken; the call names both kinds', async () => {
  const sent = mockCalls({
    'POST /admin/orders/a/returns': () => ({
      status: 409,
      body: { message: 'Too many', code: 'returnTooMuch', errors: { 'lines.1.quantity': 'Only 1 left' } },
    }),
  });
  await mountRoutes([
    { path: '/', element: <ReturnForm order={order as unknown as AdminOrder} onClose={() => {}} /> },
    { path: '/admin/orders', action },
  ]);
  await typeInto(cameBack, '1');
  expect(document.querySelector(broken)).toBeNull();
  expect(document.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked).toBe(true);
  await typeInto(cameBack, '3');
  await typeInto(broken, '1');
  expect(document.body.textContent).toContain('2 back in stock, broken or lost:');
  await press('Save return');
  await waitUntil(() => expect(document.body.textContent).toContain('Only 1 left'));
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      lines: [
        { line: 0, quantity: 2, restock: true },
        { line: 0, quantity: 1, restock: false },
      ],
      refund: '1560',
    },
  ]);
});

it('pieces that come back damaged do not go into the stock, unless the admin says so', async () => {
  const sent = mockCalls({
    'POST /admin/orders/a/returns': () => ({ status: 409, body: { message: 'No' } }),
  });
  await mountRoutes([
    { path: '/', element: <ReturnForm order={order as unknown as AdminOrder} onClose={() => {}} /> },
    { path: '/admin/orders', action },
  ]);
  const backInStock = () => document.querySelector<HTMLInputElement>('[type="checkbox"]');
  await typeInto(cameBack, '1');
  await choose('damaged');
  expect(backInStock()?.checked).toBe(false);
  expect(document.body.textContent).toContain(orderLifecycleTexts.damagedHint);
  await choose('wrong_size');
  expect(backInStock()?.checked).toBe(true);
  await choose('damaged');
  await typeInto(cameBack, '3');
  await press('Save return');
  await waitUntil(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ lines: [{ line: 0, quantity: 3, restock: false }] });
  await typeInto(broken, '0');
  await press('Save return');
  await waitUntil(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ lines: [{ line: 0, quantity: 3, restock: true }] });
});
