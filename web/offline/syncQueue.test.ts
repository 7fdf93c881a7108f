import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { forgetSession } from '#web/auth/auth.ts';
import { endSession, saveSession, sessionStore } from '#web/auth/session.ts';
import { addToCart, cartNow, forgetServerCart, refreshCart } from '#web/state/cart.ts';
import { loadCartWithCode } from '#web/state/cartCoupon.ts';
import { clearCart, loadCart, removeLine, setQuantity } from '#web/state/cartLines.ts';
import { emptySyncQueue, isAnythingWaiting, syncQueueNow, syncQueueStore } from '#web/state/syncQueue.ts';
import { removeForUndo, restoreLine } from '#web/state/undoRemoval.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { hangingCalls } from '#web/testing/hangingCalls.ts';
import { mockCalls, type SentCall } from '#web/testing/mockCalls.ts';
import { lastKnown, remember } from './lastKnown.ts';

const none = { selectedSize: null, selectedColor: null };
const ring = buildProduct({ _id: 'ring', name: 'Ring', price: 300 });
const logIn = (id = 'mim') => saveSession({ token: `token of ${id}`, user: { _id: id } as User });
const lines = () => cartNow().items.map(({ name, quantity }) => `${quantity} ${name}`);
const callsOf = (sent: readonly SentCall[]) => sent.map(({ call }) => call);
const keyOf = ({ headers }: SentCall) => headers.get('idempotency-key');
const notes = () => syncQueueNow().notes.map(({ name, text }) => `${name}: ${text}`);

const churi = { _id: 'churi', quantity: 1, name: 'Churi' };
const inCart =
  (...items: Parameters<typeof buildCart>[0]) =>
  () => ({ body: { data: buildCart(items) } });
const refusing = (code: string, message: string) => () => ({ status: 409, body: { code, message } });
const offline = () => mockCalls({});

beforeEach(async () => {
  syncQueueStore.setState(emptySyncQueue, true);
  forgetServerCart();
  logIn();
  mockCalls({ 'GET /cart': inCart(churi) });
  await loadCart();
});

describe('a call that never gets a response', () => {
  afterEach(async () => {
    // The next tests begin with an empty queue of calls.
    await vi.advanceTimersByTimeAsync(20_000);
  });

  it('ends, so that an add behind it is stored', async () => {
    const sent = hangingCalls();
    const reading = refreshCart().catch(() => undefined);
    const adding = addToCart(ring, none, 2);
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all([reading, adding]);
    expect(sent).toEqual(['GET /cart', 'POST /cart/add']);
    expect(syncQueueNow().commands.map(({ name }) => name)).toEqual(['Ring']);
    expect(lines()).toEqual(['1 Churi', '2 Ring']);
  });

  it('shows the last cart after 4 seconds', async () => {
    remember('cart', cartNow());
    forgetServerCart();
    hangingCalls();
    const loading = expect(loadCartWithCode()).rejects.toThrow('No connection');
    await vi.advanceTimersByTimeAsync(4_000);
    await loading;
    expect(lines()).toEqual(['1 Churi']);
  });
});

describe('a cart that is changed without a network', () => {
  const everyChange = async () => {
    offline();
    await addToCart(ring, none, 2);
    await setQuantity('churi', 3);
    await removeLine('churi');
  };

  it('shows each change at once, and stores it', async () => {
    offline();
    await addToCart(ring, none, 2);
    expect(lines()).toEqual(['1 Churi', '2 Ring']);
    expect(cartNow().totalItems).toBe(3);
    await addToCart(ring, none, 1);
    await setQuantity('churi', 3);
    expect(lines()).toEqual(['3 Churi', '3 Ring']);
    await removeLine('churi');
    expect(lines()).toEqual(['3 Ring']);
    await clearCart();
    expect(lines()).toEqual([]);
    expect(isAnythingWaiting()).toBe(true);
    expect(lastKnown('cart')?.items).toEqual([]);
  });

  it('is sent once and in order when the network is back, and then shown as the shop has it', async () => {
    await everyChange();
    const sent = mockCalls({
      'POST /cart/add': inCart(churi),
      'PUT /cart/update': inCart(churi),
      'DELETE /cart/remove/churi': inCart(),
      'GET /cart': inCart({ _id: 'new', quantity: 2, name: 'Ring' }),
    });
    await Promise.all([refreshCart(), loadCart()]);
    expect(callsOf(sent).filter((call) => call !== 'GET /cart')).toEqual([
      'POST /cart/add',
      'PUT /cart/update',
      'DELETE /cart/remove/churi',
    ]);
    expect(sent[0]?.body).toEqual({ productId: 'ring', quantity: 2, ...none });
    expect(lines()).toEqual(['2 Ring']);
    expect(syncQueueStore.getState()).toEqual(emptySyncQueue);
  });

  it('keeps its order and its keys when the network breaks again', async () => {
    const first = mockCalls({});
    await addToCart(ring, none, 2);
    await removeLine('churi');
    const second = mockCalls({ 'POST /cart/add': inCart(churi) });
    await expect(refreshCart()).rejects.toThrow('No connection');
    expect(lines()).toEqual(['2 Ring']);
    expect(second.map(keyOf)[0]).toBe(first.map(keyOf)[0]);
    const third = mockCalls({ 'DELETE /cart/remove/churi': inCart(), 'GET /cart': inCart() });
    await refreshCart();
    expect(callsOf(third)).toEqual(['DELETE /cart/remove/churi', 'GET /cart']);
  });

  it('sends only the last of several quantities of a line', async () => {
    offline();
    for (const quantity of [2, 3, 4]) await setQuantity('churi', quantity);
    const sent = mockCalls({ 'PUT /cart/update': inCart(churi), 'GET /cart': inCart(churi) });
    await refreshCart();
    expect(sent[0]?.body).toEqual({ itemId: 'churi', quantity: 4, seen: [1, 2, 3] });
    expect(sent).toHaveLength(2);
  });

  it('changes a line that the shop does not know yet by the id that it gives', async () => {
    offline();
    await addToCart(ring, none, 1);
    await setQuantity(cartNow().items[1]?._id ?? '', 5);
    const known = { _id: 'given', quantity: 1, name: 'Ring', product: { ...ring } };
    const sent = mockCalls({
      'POST /cart/add': inCart(churi, known),
      'PUT /cart/update': inCart(churi, known),
      'GET /cart': inCart(churi, known),
    });
    await refreshCart();
    expect(sent.find(({ call }) => call === 'PUT /cart/update')?.body).toEqual({
      itemId: 'given',
      quantity: 5,
      seen: [1],
    });
  });

  it('takes a removal back in the same way', async () => {
    offline();
    const removed = await removeForUndo('churi');
    expect(lines()).toEqual([]);
    if (removed) await restoreLine(removed);
    expect(lines()).toEqual(['1 Churi']);
    const sent = mockCalls({
      'DELETE /cart/remove/churi': inCart(),
      'POST /cart/add': inCart(churi),
      'GET /cart': inCart(churi),
    });
    await refreshCart();
    expect(callsOf(sent)).toEqual(['DELETE /cart/remove/churi', 'POST /cart/add', 'GET /cart']);
    expect(keyOf(sent[1] as SentCall)).toBe(removed?.idempotencyKey);
  });

  it.each([
    [503, 'busy', 'the shop is busy'],
    [409, 'requestInProgress', 'an earlier try of the same change still runs'],
  ])('with %i %s, waits while %s', async (status, code) => {
    await everyChange();
    mockCalls({ 'POST /cart/add': () => ({ status, body: { code, message: 'Not yet' } }) });
    await expect(refreshCart()).rejects.toThrow();
    expect(syncQueueNow().commands).toHaveLength(3);
  });
});

describe('what the shop refuses of it', () => {
  it('is told with its reason, and the other changes are sent', async () => {
    offline();
    await addToCart(ring, none, 2);
    await setQuantity('churi', 3);
    mockCalls({
      'POST /cart/add': refusing('productGone', 'This product is no longer available'),
      'PUT /cart/update': refusing('shortStock', 'Only 2 left in stock'),
      'GET /cart': inCart(churi),
    });
    await refreshCart();
    expect(notes()).toEqual([
      'Ring: We could not add this: This product is no longer available',
      'Churi: We could not change this: Only 2 left in stock',
    ]);
    expect(lines()).toEqual(['1 Churi']);
    expect(isAnythingWaiting()).toBe(false);
  });

  it('is not told if a line that was removed is gone already', async () => {
    offline();
    await removeLine('churi');
    mockCalls({
      'DELETE /cart/remove/churi': () => ({
        status: 404,
        body: { code: 'cartLineNotFound', message: 'This item is not in your cart' },
      }),
      'GET /cart': inCart(),
    });
    await refreshCart();
    expect(notes()).toEqual([]);
  });

  it('a price that changed meanwhile is told at the line', async () => {
    offline();
    await addToCart(ring, none, 1);
    const dearer = { _id: 'given', quantity: 1, price: 350, product: { ...ring, price: 350 } };
    mockCalls({ 'POST /cart/add': inCart(churi, dearer), 'GET /cart': inCart(churi, dearer) });
    await refreshCart();
    expect(notes()).toEqual(['Ring: The price is now ৳350. It was ৳300 when you added it.']);
  });

  it('a change that waited for more than six days is not sent', async () => {
    offline();
    await addToCart(ring, none, 1);
    const [first] = syncQueueNow().commands;
    if (first) syncQueueStore.setState({ commands: [{ ...first, at: Date.now() - 7 * 86_400_000 }] });
    const sent = mockCalls({ 'GET /cart': inCart(churi) });
    await refreshCart();
    expect(callsOf(sent)).toEqual(['GET /cart']);
    expect(notes()[0]).toMatch(/^Ring: This change was saved too long ago/);
  });
});

describe('whose it is', () => {
  it('a reload without a network shows the cart as it was last seen, with its changes', async () => {
    offline();
    remember('cart', cartNow());
    await addToCart(ring, none, 2);
    forgetServerCart();
    await expect(loadCart()).rejects.toThrow('No connection');
    expect(lines()).toEqual(['1 Churi', '2 Ring']);
  });

  it('a reload the moment a change is stored shows it too', async () => {
    offline();
    remember('cart', cartNow());
    const carts: unknown[] = [];
    const stop = syncQueueStore.subscribe(() => carts.push(lastKnown('cart')?.items.map(({ name }) => name)));
    await addToCart(ring, none, 2);
    stop();
    expect(carts).toEqual([['Churi', 'Ring']]);
  });

  it('after logout, also without a network, nothing of it is left', async () => {
    offline();
    await addToCart(ring, none, 2);
    expect(JSON.stringify(localStorage)).toContain('Ring');
    forgetSession();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(cartNow().items).toEqual([]);
    logIn('rima');
    expect(lastKnown('cart')).toBeNull();
    expect(isAnythingWaiting()).toBe(false);
  });

  it('a session that the server ended leaves only what waits, for the same user', async () => {
    offline();
    remember('cart', cartNow());
    await addToCart(ring, none, 2);
    endSession('token of mim');
    expect(localStorage.getItem('kakon.lastKnown')).toBeNull();
    expect(isAnythingWaiting()).toBe(false);
    logIn('rima');
    expect(isAnythingWaiting()).toBe(false);
    expect(lastKnown('cart')).toBeNull();
    logIn('mim');
    expect(syncQueueNow().commands).toHaveLength(1);
  });

  it('a change of another user replaces it', async () => {
    offline();
    await addToCart(ring, none, 2);
    sessionStore.setState({ token: null, user: null });
    forgetServerCart();
    logIn('rima');
    await addToCart(ring, none, 1);
    expect(syncQueueStore.getState()).toMatchObject({ userId: 'rima', commands: [{ name: 'Ring' }] });
  });
});
