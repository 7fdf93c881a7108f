import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountRoutes, press, typeInto } from '#web/testing/mountPage.tsx';
import { PartialDeliveryForm } from './PartialDeliveryForm.tsx';

const ring = { name: 'Ring', price: 500, quantity: 2, returned: 0, selectedSize: null, selectedColor: null };
const money = { itemsPrice: 1000, shippingPrice: 60, taxPrice: 0, totalPrice: 1060, discount: null };
const order = {
  _id: 'a',
  status: 'shipped',
  orderItems: [ring],
  collected: null,
  refundedTotal: 0,
  ...money,
};

const open = (paid: number) =>
  mountRoutes([
    {
      path: '/',
      element: (
        <PartialDeliveryForm
          order={{ ...order, paid, toCollect: 1060 - paid } as AdminOrder}
          onClose={() => {}}
        />
      ),
    },
  ]);
const collected = () => document.querySelector<HTMLInputElement>('[inputmode="decimal"]')?.value;
const text = () => document.body.textContent;

it('says what is paid back for refused pieces that were paid in advance', async () => {
  await open(1060);
  expect(collected()).toBe('0');
  expect(text()).not.toContain('paid back');
  await press('One less');
  expect(text()).toContain('৳500 more was paid than the kept items cost. Pay it back to the customer');
  await press('One less');
  expect(text()).toContain('close the order');
  expect(text()).not.toContain('paid back');
});

it('counts what was typed as collected', async () => {
  await open(600);
  await press('One less');
  expect(collected()).toBe('0');
  expect(text()).toContain('৳40 more was paid');
  await typeInto('[inputmode="decimal"]', '20');
  expect(text()).toContain('৳60 more was paid');
});

it('cash on delivery needs no refund', async () => {
  await open(0);
  await press('One less');
  expect(collected()).toBe('560');
  expect(text()).not.toContain('more was paid');
});
