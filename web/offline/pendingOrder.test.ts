import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { forgetSession } from '#web/auth/auth.ts';
import { logout } from '#web/auth/logout.ts';
import { saveSession, sessionStore, tokenNow } from '#web/auth/session.ts';
import { keepForLater, sendOrder } from '#web/components/checkout/sendOrder.ts';
import { addToCart, forgetServerCart, openServerCart, refreshCart } from '#web/state/cart.ts';
import { cartWasOrdered, loadCart } from '#web/state/cartLines.ts';
import { emptySyncQueue, isAnythingWaiting, syncQueueNow, syncQueueStore } from '#web/state/syncQueue.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls, type SentCall } from '#web/testing/mockCalls.ts';
import { questionStore } from '#web/ui/confirm.ts';
import { cancelPendingOrder, orderOutcome, takeRefusedOrder } from './pendingOrder.ts';
import { sendSyncQueue } from './sendSyncQueue.ts';

type Body = Parameters<typeof sendOrder>[0];

const logIn = (id = 'mim') => saveSession({ token: `token of ${id}`, user: { _id: id } as User });
const body = { orderItems: [], shippingAddress: { address: 'House 4' }, totalPrice: 560 } as unknown as Body;
const cart = buildCart([{ _id: 'churi', quantity: 1 }]);
const placed = { _id: 'o1', orderNumber: 'KA100001', paymentMethod: 'cash_on_delivery', totalPrice: 560 };
const offline = () => mockCalls({});
const address = { 'POST /addresses': () => ({ body: {} }) };
const shop = { ...address, 'POST /orders': () => ({ status: 201, body: placed }) };
const lost = { ...address, 'POST /orders': () => Promise.reject(new TypeError('the connection broke')) };
const responding = (status: number, body: object) => ({
  ...address,
  'POST /orders': () => ({ status, body }),
});
const orders = (sent: readonly SentCall[]) => sent.filter(({ call }) => call === 'POST /orders');
const keys = (sent: readonly SentCall[]) => orders(sent).map(({ headers }) => headers.get('idempotency-key'));

/** As the checkout does it. */
async function press(): Promise<void> {
  await expect(sendOrder(body)).rejects.toThrow('No connection');
  expect(keepForLater(body, cart)).toBe(true);
  cartWasOrdered();
}

beforeEach(async () => {
  syncQueueStore.setState(emptySyncQueue, true);
  orderOutcome.setState({ placed: null });
  forgetServerCart();
  sessionStorage.clear();
  logIn();
});

describe('an order that was pressed without a network', () => {
  it('waits, and is sent once when the network is back', async () => {
    offline();
    await press();
    expect(syncQueueNow().order).toMatchObject({ body, mayStand: false, refusal: null });
    await expect(sendSyncQueue()).rejects.toThrow('No connection');
    expect(syncQueueNow().order?.mayStand).toBe(false);
    const sent = mockCalls(shop);
    await Promise.all([sendSyncQueue(), sendSyncQueue()]);
    expect(orders(sent).map((one) => one.body)).toEqual([body]);
    expect(orderOutcome.getState().placed).toMatchObject(placed);
    expect(localStorage.getItem('kakon.placedOrder')).toContain('KA100001');
    expect(syncQueueStore.getState()).toEqual(emptySyncQueue);
  });

  it('is not deleted by a logout before the shopper has agreed to it', async () => {
    offline();
    await press();
    const logOutAnswering = async (isYes: boolean, text = 'still waits on this phone') => {
      const leaving = logout();
      expect(questionStore.getState().question?.text).toContain(text);
      questionStore.getState().question?.answer(isYes);
      await leaving;
    };
    await logOutAnswering(false);
    expect([tokenNow(), syncQueueNow().order?.body]).toEqual(['token of mim', body]);
    mockCalls(lost);
    await expect(sendSyncQueue()).rejects.toThrow();
    await logOutAnswering(true, 'do not know yet whether your order reached us');
    expect([tokenNow(), syncQueueNow().order]).toEqual([null, null]);
  });

  it('is sent with the same key after a lost response, and after the browser was closed', async () => {
    const first = mockCalls(lost);
    await press();
    expect(syncQueueNow().order?.mayStand).toBe(true);
    await expect(sendSyncQueue()).rejects.toThrow();
    const again = mockCalls(shop);
    await syncQueueStoreOfNewBrowser();
    await sendSyncQueue();
    expect(new Set([...keys(first), ...keys(again)]).size).toBe(1);
    expect(keys(again)).toHaveLength(1);
  });

  it.each([
    ['a busy shop', responding(503, { code: 'busy', message: 'Busy' })],
    ['too many requests', responding(429, { code: 'tooManyRequests', message: 'Too many' })],
    ['a fault of the shop', responding(500, {})],
    ['its earlier try, which still runs', responding(409, { code: 'requestInProgress', message: 'Running' })],
    ['a login page of the network', responding(403, {})],
  ])('waits longer for %s', async (_, responses) => {
    offline();
    await press();
    mockCalls(responses);
    await expect(sendSyncQueue()).rejects.toThrow();
    expect(isAnythingWaiting()).toBe(true);
  });

  it('is not sent at another price: the shopper is asked, with the new amounts', async () => {
    offline();
    await press();
    const quote = { itemsPrice: 600, shippingPrice: 60, taxPrice: 0, totalPrice: 660 };
    const changed = { code: 'pricesChanged', message: 'Prices have changed.', quote };
    const sent = mockCalls(responding(409, changed));
    await sendSyncQueue();
    expect(isAnythingWaiting()).toBe(false);
    await sendSyncQueue();
    expect(orders(sent)).toHaveLength(1);
    expect(syncQueueNow().order?.refusal).toMatchObject({ code: 'pricesChanged', details: { quote } });
    expect(takeRefusedOrder()?.body).toEqual(body);
    expect(syncQueueStore.getState()).toEqual(emptySyncQueue);
  });

  it('that asks for more than is left is refused with the reason', async () => {
    offline();
    await press();
    mockCalls(responding(409, { code: 'shortStock', message: 'Only 1 left in stock: Churi', available: 1 }));
    await sendSyncQueue();
    expect(syncQueueNow().order?.refusal?.details.message).toBe('Only 1 left in stock: Churi');
  });

  it('is cancelled before it was sent, but not while it may have arrived', async () => {
    offline();
    await press();
    expect((await cancelPendingOrder())?.cart).toEqual(cart);
    expect(syncQueueStore.getState()).toEqual(emptySyncQueue);
    mockCalls(lost);
    await press();
    expect(await cancelPendingOrder()).toBeNull();
    expect(syncQueueNow().order).not.toBeNull();
  });
});

/** A page that is opened later reads what is stored. */
async function syncQueueStoreOfNewBrowser(): Promise<void> {
  const stored = localStorage.getItem('kakon.outbox') ?? '';
  syncQueueStore.setState(emptySyncQueue, true);
  localStorage.setItem('kakon.outbox', stored);
}

describe('the changes of the cart before it', () => {
  const ring = buildProduct({ _id: 'ring', name: 'Ring' });
  const choice = { selectedSize: null, selectedColor: null };
  const readCart = { 'GET /cart': () => ({ body: { data: cart } }) };
  beforeEach(async () => {
    mockCalls(readCart);
    await loadCart();
    offline();
    await addToCart(ring, choice, 1);
  });

  it('go with the order, so that they do not fill the cart again', async () => {
    await press();
    await addToCart(ring, choice, 2);
    const sent = mockCalls({ ...shop, ...readCart, 'POST /cart/add': readCart['GET /cart'] });
    await refreshCart();
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /addresses',
      'POST /orders',
      'POST /cart/add',
      'GET /cart',
    ]);
    expect(sent[2]?.body).toMatchObject({ quantity: 2 });
  });

  it('go with an order that is placed at once, too', async () => {
    mockCalls(shop);
    await sendOrder(body);
    expect(syncQueueStore.getState()).toEqual(emptySyncQueue);
  });

  it('come back if it is cancelled or refused', async () => {
    await press();
    expect(syncQueueNow().commands).toEqual([]);
    await cancelPendingOrder();
    expect(syncQueueNow().commands.map(({ name }) => name)).toEqual(['Ring']);
    await press();
    const sent = mockCalls({
      ...responding(409, { code: 'shortStock', message: 'Only 1 left in stock' }),
      'POST /cart/add': readCart['GET /cart'],
    });
    await sendSyncQueue();
    expect(sent.map(({ call }) => call)).toEqual(['POST /addresses', 'POST /orders', 'POST /cart/add']);
  });
});

describe('whose order it is', () => {
  it('is placed before what was added as a guest is merged: it empties the cart', async () => {
    offline();
    await press();
    sessionStore.setState({ token: null });
    await addToCart(buildProduct(), { selectedSize: null, selectedColor: null }, 1);
    logIn();
    const withLine = () => ({ body: { data: cart } });
    const sent = mockCalls({ ...shop, 'POST /cart/merge': withLine, 'GET /cart': withLine });
    await openServerCart();
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /addresses',
      'POST /orders',
      'POST /cart/merge',
      'GET /cart',
    ]);
  });

  it('an ended session keeps it for the same user, who logs in and sends it', async () => {
    offline();
    await press();
    const ended = { status: 401, body: { code: 'sessionEnded', message: 'Your session has ended.' } };
    mockCalls({ 'POST /addresses': () => ended });
    await expect(sendSyncQueue()).rejects.toThrow();
    expect(tokenNow()).toBeNull();
    const sent = mockCalls(shop);
    await sendSyncQueue();
    logIn('rima');
    await sendSyncQueue();
    expect(sent).toEqual([]);
    logIn('mim');
    await sendSyncQueue();
    expect(orders(sent)).toHaveLength(1);
    expect(orders(sent)[0]?.headers.get('authorization')).toBe('Bearer token of mim');
  });

  it('logout deletes it, also without a network', async () => {
    offline();
    await press();
    forgetSession();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('House 4');
    logIn('mim');
    expect(isAnythingWaiting()).toBe(false);
    sessionStore.setState({ token: null, user: null });
  });
});
