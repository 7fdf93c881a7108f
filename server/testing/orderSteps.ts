/** What admins and the customer can do with an order after it was placed, as calls with random details. */
import { statementOf } from './payouts.ts';
import type { TestApp, TestResponse } from './testApp.ts';

export interface Step {
  shop: Pick<TestApp, 'call'>;
  order: { id: string; number: string; lines: number };
  customer: string;
  admin: string;
  /** A random whole number from 0 up to, not including, `below`. */
  random: (below: number) => number;
}

const reasons = ['customer_asked', 'no_answer', 'refused_at_door', 'lost', 'other'] as const;

/** Some of the lines, each once, with one to three pieces. */
const someLines = ({ order, random }: Step) =>
  Array.from({ length: order.lines }, (_, line) => ({ line, quantity: 1 + random(3) })).filter(
    () => random(3) > 0,
  );

const move = ({ shop, order, admin }: Step, status: string) =>
  shop.call('PUT', `/orders/${order.id}/status`, { token: admin, body: { status } });

function close(step: Step) {
  const { shop, order, admin, random } = step;
  const reason = reasons[random(reasons.length)];
  const body = { reason, ...(random(2) === 0 && { returned: someLines(step) }), courierCharge: random(90) };
  return shop.call('POST', `/admin/orders/${order.id}/close`, { token: admin, body });
}

function deliverInPart(step: Step) {
  const { shop, order, admin, random } = step;
  const body = { kept: someLines(step), collected: random(900) };
  return shop.call('PUT', `/admin/orders/${order.id}/delivery`, { token: admin, body });
}

function takeBack(step: Step) {
  const { shop, order, admin, random } = step;
  const lines = someLines(step).map((line) => ({ ...line, restock: random(3) > 0 }));
  const body = { lines, reason: 'damaged', refund: random(4) * 50 };
  return shop.call('POST', `/admin/orders/${order.id}/returns`, { token: admin, body });
}

/** The courier pays out what was collected, or some taka less. */
async function settle({ shop, order, admin, random }: Step) {
  const { body } = await shop.call('GET', `/admin/orders/${order.id}`, { token: admin });
  const collected = body.order.collected ?? 0;
  const row = ['', order.number, collected, 0, Math.max(0, collected - random(20))];
  const uploaded = await shop.call('POST', '/admin/payouts?courier=Pathao', {
    token: admin,
    ...statementOf([row]),
  });
  if (uploaded.status !== 201) return uploaded;
  return shop.call('POST', `/admin/payouts/${uploaded.body.payout._id}/confirm`, { token: admin });
}

export const orderSteps: Record<string, (step: Step) => Promise<TestResponse>> = {
  process: (step) => move(step, 'processing'),
  ship: (step) => move(step, 'shipped'),
  deliver: (step) => move(step, 'delivered'),
  cancel: ({ shop, order, customer }) => shop.call('PUT', `/orders/${order.id}/cancel`, { token: customer }),
  book: ({ shop, order, admin, random }) =>
    shop.call('PUT', `/admin/orders/${order.id}/booking`, {
      token: admin,
      body: { courier: 'Pathao', consignment: `P${random(1e9)}` },
    }),
  close,
  deliverInPart,
  takeBack,
  reopen: ({ shop, order, admin }) => shop.call('POST', `/admin/orders/${order.id}/reopen`, { token: admin }),
  settle,
};
