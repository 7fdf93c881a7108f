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

/** Returns a broken piece and intact ones from some lines. */
const someReturned = (step: Step) =>
  someLines(step).flatMap((pick) => {
    const { random } = step;
    const isSplit = pick.quantity > 1 && random(2) === 0;
    if (!isSplit) return [{ ...pick, restock: random(3) > 0 }];
    return [
      { ...pick, quantity: pick.quantity - 1, restock: true },
      { ...pick, quantity: 1, restock: false },
    ];
  });

function takeBack(step: Step) {
  const { shop, order, admin, random } = step;
  const lines = someReturned(step);
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

interface Line {
  product: string;
  quantity: number;
  selectedSize: string | null;
  selectedColor: string | null;
}

const orderNow = async ({ shop, order, admin }: Step) =>
  (await shop.call('GET', `/admin/orders/${order.id}`, { token: admin })).body.order;

/** The same products and choices, with one to three pieces each. The first may be left out. */
const otherItems = (lines: readonly Line[], random: Step['random']) =>
  lines.slice(lines.length > 1 ? random(2) : 0).map(({ product, selectedSize, selectedColor }) => ({
    product,
    selectedSize,
    selectedColor,
    quantity: 1 + random(3),
  }));

/** Items, and sometimes the discount or the delivery fee. */
async function edit(step: Step) {
  const { shop, order, admin, random } = step;
  const { version, orderItems } = await orderNow(step);
  const body = {
    version,
    items: otherItems(orderItems, random),
    ...(random(2) === 0 && { discount: random(90) + 0.05 }),
    ...(random(3) === 0 && { shippingPrice: random(150) }),
  };
  return shop.call('PUT', `/admin/orders/${order.id}`, { token: admin, body });
}

const pay = ({ shop, order, admin, random }: Step) =>
  shop.call('POST', `/admin/orders/${order.id}/payments`, {
    token: admin,
    body: { amount: 1 + random(600) + 0.55, method: 'bkash' },
  });

async function removePayment(step: Step) {
  const { shop, order, admin } = step;
  const { payments } = await orderNow(step);
  const id = payments[0]?._id ?? crypto.randomUUID();
  return shop.call('DELETE', `/admin/orders/${order.id}/payments/${id}`, { token: admin });
}

async function exchange(step: Step) {
  const { shop, order, admin, random } = step;
  const { orderItems } = await orderNow(step);
  const lines = someReturned(step);
  const body = { lines, items: otherItems(orderItems, random), shippingPrice: random(2) * 60 };
  return shop.call('POST', `/admin/orders/${order.id}/exchange`, { token: admin, body });
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
  edit,
  pay,
  removePayment,
  exchange,
  close,
  deliverInPart,
  takeBack,
  reopen: ({ shop, order, admin }) => shop.call('POST', `/admin/orders/${order.id}/reopen`, { token: admin }),
  settle,
};
