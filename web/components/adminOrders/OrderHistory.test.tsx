import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { OrderHistory } from './OrderHistory.tsx';

const at = '2026-11-20T10:00:00.000Z';
const item = (name: string) => ({ name, quantity: 2, selectedSize: null, selectedColor: null });
const order = {
  history: [],
  settlement: null,
  orderItems: [item('Ring'), item('Locket')],
  changes: [
    { kind: 'returned', at, by: 'Shirin', details: { reason: 'damaged', items: ['Ring × 2'], amount: 500 } },
  ],
  returns: [
    {
      at,
      lines: [
        { line: 0, quantity: 1, restocked: true },
        { line: 0, quantity: 1, restocked: false },
      ],
    },
  ],
} as unknown as AdminOrder;

it('says what was written off, when and by whom', async () => {
  const settlement = { writtenOff: { amount: 30, at, by: 'Shirin' } };
  await mountPage(<OrderHistory order={{ ...order, settlement } as AdminOrder} opened={null} />);
  expect(document.body.textContent).toMatch(
    /Written off: ৳30 that the courier still owed .*2026.* by Shirin/,
  );
});

it('says which pieces of a return are in stock again and which are not', async () => {
  await mountPage(<OrderHistory order={order} opened={null} />);
  expect(document.body.textContent).toContain(
    'Items came back: Damaged; Ring × 2; ৳500 paid back; back in stock: Ring × 1; broken or lost: Ring × 1',
  );
});
