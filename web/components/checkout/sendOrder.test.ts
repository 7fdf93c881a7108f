import { beforeEach, describe, expect, it } from 'vitest';
import type { Order, User } from '#web/api/responses.ts';
import { saveSession } from '#web/auth/session.ts';
import { forgetFormDrafts } from '#web/state/storedDrafts.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { concludeOrder, findLostOrder, sendOrder } from './sendOrder.ts';

const line = { product: 'p1', quantity: 2, selectedSize: null, selectedColor: 'Gold' };
const order = { _id: 'o1', orderNumber: 'KA100001', paymentMethod: 'cash_on_delivery', totalPrice: 560 };
const placed = { ...order, orderItems: [{ ...line, name: 'Churi', image: '', price: 250 }] };
const draft = (house: string) =>
  ({ orderItems: [line], shippingAddress: { address: house }, totalPrice: 560 }) as unknown as Parameters<
    typeof sendOrder
  >[0];
const ok = { 'POST /addresses': () => ({ body: {} }) };
const lost = { ...ok, 'POST /orders': () => Promise.reject(new TypeError('the line broke')) };
const cartOf = (...items: unknown[]) => ({ 'GET /cart': () => ({ body: { data: { items } } }) });
const latest = { 'GET /orders/my?limit=1': () => ({ body: [placed] }) };
const keysOf = (sent: ReturnType<typeof mockCalls>) =>
  sent.filter(({ call }) => call === 'POST /orders').map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  forgetFormDrafts();
  saveSession({ token: 'token', user: { _id: 'u1' } as User });
});

describe('an order whose response was lost', () => {
  it('is sent again with the same key; a later order has another key', async () => {
    const sent = mockCalls(lost);
    await expect(sendOrder(draft('House 4'))).rejects.toThrow('No connection');
    await expect(sendOrder(draft('House 4'))).rejects.toThrow('No connection');
    const [first, second] = keysOf(sent);
    expect(second).toBe(first);
    const later = mockCalls({ ...ok, 'POST /orders': () => ({ body: placed }) });
    concludeOrder((await sendOrder(draft('House 4'))) as Order);
    await sendOrder(draft('House 4'));
    const [third, fourth] = keysOf(later);
    expect(third).toBe(first);
    expect(fourth).not.toBe(third);
  });

  it('is found if the cart is empty and the latest order is the same', async () => {
    mockCalls(lost);
    await expect(sendOrder(draft('House 4'))).rejects.toThrow();
    const sent = mockCalls({ ...ok, ...cartOf(), ...latest });
    expect(await sendOrder(draft('House 5'))).toMatchObject(order);
    expect(keysOf(sent)).toEqual([]);
    expect(await findLostOrder()).toMatchObject(order);
  });

  it('is not assumed if the cart still has items or the latest order differs', async () => {
    mockCalls(lost);
    await expect(sendOrder(draft('House 4'))).rejects.toThrow();
    mockCalls({ ...cartOf(line), ...latest });
    expect(await findLostOrder()).toBeNull();
    mockCalls({
      ...cartOf(),
      'GET /orders/my?limit=1': () => ({ body: [{ ...placed, totalPrice: 620 }] }),
    });
    expect(await findLostOrder()).toBeNull();
  });
});

it('a refused order does not count as placed', async () => {
  const refusal = { message: 'Prices have changed.', code: 'pricesChanged' };
  mockCalls({ ...ok, 'POST /orders': () => ({ status: 409, body: refusal }) });
  await expect(sendOrder(draft('House 4'))).rejects.toThrow('Prices have changed.');
  const sent = mockCalls({});
  expect(await findLostOrder()).toBeNull();
  expect(sent).toEqual([]);
});

it.each([
  ['a request that still runs', 409, 'requestInProgress'],
  ['an ended session', 401, 'sessionEnded'],
  ['too many requests', 429, 'tooManyRequests'],
])('after %s, an earlier order whose response was lost still counts', async (_, status, code) => {
  mockCalls(lost);
  await expect(sendOrder(draft('House 4'))).rejects.toThrow();
  mockCalls({ ...ok, 'POST /orders': () => ({ status, body: { message: 'No', code } }) });
  await expect(sendOrder(draft('House 4'))).rejects.toThrow('No');
  saveSession({ token: 'token', user: { _id: 'u1' } as User });
  mockCalls({ ...cartOf(), ...latest });
  expect(await sendOrder(draft('House 5'))).toMatchObject(order);
});
