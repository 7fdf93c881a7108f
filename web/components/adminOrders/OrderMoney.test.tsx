import { expect, it } from 'vitest';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { OrderMoney } from './OrderMoney.tsx';

const delivered = (change: object) =>
  ({
    ...{ status: 'delivered', itemsPrice: 590, shippingPrice: 0, taxPrice: 0, totalPrice: 590 },
    ...{ paid: 0, toCollect: 0, overpaid: 0, collected: 590, refundedTotal: 0, discount: null },
    ...{
      orderItems: [],
      payments: [],
      returns: [],
      settlement: null,
      closing: null,
      booking: null,
      source: 'phone',
    },
    ...change,
  }) as unknown as AdminOrder;

const at = '2026-11-20T10:00:00.000Z';
const booking = { courier: 'pathao', consignment: '', at, by: null };
const paidShort = { payout: 'p', received: 430, fee: 60, later: 0, owed: 0, writtenOff: null, at, by: null };

it.each([
  ['phone', booking, true],
  // No courier has it: someone of the shop delivered it.
  ['phone', null, false],
  ['counter', null, false],
])(
  'an order by %s, booked as %j: the courier has its money after delivery: %s',
  async (source, booked, isShown) => {
    await mountPage(<OrderMoney order={delivered({ source, booking: booked })} />);
    expect(document.body.textContent.includes(orderDialogTexts.stillWithTheCourier)).toBe(isShown);
  },
);

it('shows what a courier that paid short still owes', async () => {
  await mountPage(<OrderMoney order={delivered({ booking, settlement: { ...paidShort, owed: 100 } })} />);
  expect(document.body.textContent).toContain(`${orderDialogTexts.stillWithTheCourier}৳100`);
});

it('shows what was written off, and that the courier owes nothing', async () => {
  const settlement = { ...paidShort, writtenOff: { amount: 100, at, by: 'Shirin' } };
  await mountPage(<OrderMoney order={delivered({ booking, settlement })} />);
  expect(document.body.textContent).toContain(`${orderDialogTexts.writtenOff}৳100`);
  expect(document.body.textContent).not.toContain(orderDialogTexts.stillWithTheCourier);
});

it('shows what the courier paid later beside what it paid first', async () => {
  const settlement = { ...paidShort, later: 100 };
  await mountPage(<OrderMoney order={delivered({ settlement })} />);
  expect(document.body.textContent).toContain(`${orderDialogTexts.receivedLater}৳100`);
});
