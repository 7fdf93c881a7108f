/** Moves that end an order, deliver it or take it back, at once: one of them wins, and the ledger is right afterwards. */
import { expect, it } from 'vitest';
import type { TestResponse } from '#server/testing/testApp.ts';
import type { Random } from './random.ts';
import {
  admin,
  atOnce,
  buyers,
  newAdmin,
  orderFor,
  place,
  product,
  race,
  shop,
  statuses,
} from './runRace.ts';
import { timeout } from './size.ts';

const { call } = shop;
const [buyer] = buyers;
const other = await newAdmin();
const ordered = 3;
const stocked = 5;

/** An order of three of five rings, with the calls that compete for it. */
async function order(status: 'pending' | 'shipped' | 'delivered') {
  const ring = await product({ stock: stocked });
  const { body } = await place(buyer?.token ?? '', orderFor([ring], ordered), crypto.randomUUID());
  const id: string = body._id;
  const send = (
    method: 'POST' | 'PUT',
    path: string,
    sent?: object,
    token: string | undefined = admin.token,
  ) => call(method, path, { token, ...(sent && { body: sent }) });
  const move = (to: string) => send('PUT', `/orders/${id}/status`, { status: to });
  if (status !== 'pending') await move('shipped');
  if (status === 'delivered') await move('delivered');
  const one = [{ line: 0, quantity: 1 }];
  return {
    deliver: () => move('delivered'),
    ship: () => move('shipped'),
    cancel: () => send('PUT', `/orders/${id}/cancel`, undefined, buyer?.token),
    close: () => send('POST', `/admin/orders/${id}/close`, { reason: 'other', returned: one }, other.token),
    deliverInPart: () =>
      send('PUT', `/admin/orders/${id}/delivery`, { kept: one, collected: 100 }, other.token),
    takeBack: (quantity: number) => () =>
      send('POST', `/admin/orders/${id}/returns`, {
        lines: [{ line: 0, quantity, restock: true }],
        reason: 'damaged',
        refund: 0,
      }),
    reopen: () => send('POST', `/admin/orders/${id}/reopen`, undefined, other.token),
    review: () => send('POST', '/reviews', { productId: ring.id, orderId: id, rating: 5 }, buyer?.token),
    status: async () => (await call('GET', `/admin/orders/${id}`, { token: admin.token })).body.order.status,
    stock: async () => (await call('GET', `/products/${ring.id}`)).body.stock as number,
  };
}

const raceOf = (name: string, once: (random: Random) => Promise<void>) =>
  it(name, { timeout }, () => race(name, once));
const won = (response: TestResponse | undefined): boolean => response !== undefined && response.status < 300;

raceOf('of several closings of an order, one counts', async (random) => {
  const { close, stock } = await order('shipped');
  expect(statuses(await atOnce(random, [close, close, close]))).toEqual([200, 409, 409]);
  expect(await stock()).toBe(stocked - ordered + 1);
});

raceOf('an order is closed by the shop or cancelled by its customer', async (random) => {
  const { close, cancel, stock } = await order('pending');
  const [closed, cancelled] = await atOnce(random, [close, cancel]);
  expect(won(closed)).toBe(!won(cancelled));
  expect(await stock()).toBe(won(cancelled) ? stocked : stocked - ordered + 1);
});

raceOf('an order is closed or delivered', async (random) => {
  const { close, deliver, status, stock } = await order('shipped');
  const [closed, delivered] = await atOnce(random, [close, deliver]);
  expect(won(closed)).toBe(!won(delivered));
  expect(await status()).toBe(won(closed) ? 'cancelled' : 'delivered');
  expect(await stock()).toBe(stocked - ordered + (won(closed) ? 1 : 0));
});

raceOf('an order is delivered whole, delivered in part or closed', async (random) => {
  const { close, deliver, deliverInPart, stock } = await order('shipped');
  const [closed, whole, part] = await atOnce(random, [close, deliver, deliverInPart]);
  expect([closed, whole, part].filter(won)).toHaveLength(1);
  const back = won(closed) ? 1 : won(part) ? 2 : 0;
  expect(await stock()).toBe(stocked - ordered + back);
});

raceOf('an order that is sent and closed at once ends closed', async (random) => {
  const { close, ship, status } = await order('pending');
  const [closed] = await atOnce(random, [close, ship]);
  expect(won(closed)).toBe(true);
  expect(await status()).toBe('cancelled');
});

raceOf('the same pieces come back once', async (random) => {
  const { takeBack, stock } = await order('delivered');
  const responses = await atOnce(random, [takeBack(2), takeBack(2), takeBack(2)]);
  expect(statuses(responses)).toEqual([201, 409, 409]);
  expect(await stock()).toBe(stocked - ordered + 2);
});

raceOf('a delivery is undone or goods come back, never both', async (random) => {
  const { reopen, takeBack, status } = await order('delivered');
  const [reopened, back] = await atOnce(random, [reopen, takeBack(1)]);
  expect(won(reopened)).toBe(!won(back));
  expect(await status()).toBe(won(reopened) ? 'shipped' : 'delivered');
});

raceOf('a delivery is undone or reviewed, never both', async (random) => {
  const { reopen, review } = await order('delivered');
  const [reopened, reviewed] = await atOnce(random, [reopen, review]);
  expect(won(reopened)).toBe(!won(reviewed));
});
