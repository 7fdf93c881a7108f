import { expect, it } from 'vitest';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { OrderMoney } from './OrderMoney.tsx';

const delivered = (change: object) =>
  ({
    ...{ status: 'delivered', itemsPrice: 590, shippingPrice: 0, taxPrice: 0, totalPrice: 590 },
    ...{ paid: 0, toCollect: 0, overpaid: 0, collected: 590, refundedTotal: 0, discount: null },
    ...{ orderItems: [], payments: [], returns: [], settlement: null, closing: null, source: 'phone' },
    ...change,
  }) as unknown as AdminOrder;

it.each([
  ['phone', true],
  ['counter', false],
])('an order by %s: the courier has its money after delivery: %s', async (source, isShown) => {
  await mountPage(<OrderMoney order={delivered({ source })} />);
  expect(document.body.textContent.includes(orderDialogTexts.stillWithTheCourier)).toBe(isShown);
});

it('shows what the courier paid later beside what it paid first', async () => {
  const settlement = {
    payout: 'p',
    received: 430,
    fee: 60,
    later: 100,
    at: '2026-11-20T10:00:00.000Z',
    by: null,
  };
  await mountPage(<OrderMoney order={delivered({ settlement })} />);
  expect(document.body.textContent).toContain(`${orderDialogTexts.receivedLater}৳100`);
});
