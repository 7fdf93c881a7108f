import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '#web/auth/session.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { addToCart, cartNow, forgetServerCart, openServerCart } from './cart.ts';
import { clearCart, loadCart, setQuantity } from './cartLines.ts';
import { addToGuestCart, emptyGuestCart, guestCartStore } from './guestCart.ts';

const none = { selectedSize: null, selectedColor: null };
const logIn = (token = 'token') => sessionStore.setState({ token });
const returning = (quantity: number) => () => ({ body: { data: buildCart([{ _id: 'line', quantity }]) } });
const refusing = () => ({
  status: 409,
  body: { message: 'Only 2 left in stock', code: 'shortStock', available: 2 },
});
const quantities = () => cartNow().items.map(({ quantity }) => quantity);

beforeEach(() => {
  sessionStore.setState({ token: null, user: null });
  forgetServerCart();
  emptyGuestCart();
});

describe('logging in', () => {
  it("merges the guest's cart once, with its own key, then shows the server's cart", async () => {
    addToGuestCart(buildProduct(), none, 2);
    const { mergeKey } = guestCartStore.getState();
    const sent = mockCalls({ 'POST /cart/merge': returning(2), 'GET /cart': returning(2) });
    logIn();
    await Promise.all([openServerCart(), openServerCart()]);
    expect(sent.map(({ call }) => call)).toEqual(['POST /cart/merge', 'GET /cart']);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(mergeKey);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(sent[0]?.body).toEqual({ items: [{ productId: buildProduct()._id, quantity: 2, ...none }] });
    expect(guestCartStore.getState().lines).toEqual([]);
    expect(quantities()).toEqual([2]);
  });

  it('merges what a guest has changed since a merge whose response was lost', async () => {
    addToGuestCart(buildProduct(), none, 2);
    const { mergeKey } = guestCartStore.getState();
    const mismatch = { status: 422, body: { message: 'Used before', code: 'idempotencyMismatch' } };
    mockCalls({
      'POST /cart/merge': ({ headers }) =>
        headers.get('idempotency-key') === mergeKey ? mismatch : returning(2)(),
      'GET /cart': returning(2),
    });
    logIn();
    await openServerCart();
    expect(guestCartStore.getState().lines).toEqual([]);
    expect(quantities()).toEqual([2]);
  });

  it("leaves the guest's cart in place if the merge fails", async () => {
    addToGuestCart(buildProduct(), none, 2);
    mockCalls({ 'GET /cart': returning(1) });
    logIn();
    await openServerCart();
    expect(guestCartStore.getState().lines).toHaveLength(1);
  });

  it("merges the guest's cart when the cart is loaded, if the connection broke at login", async () => {
    addToGuestCart(buildProduct(), none, 2);
    const { mergeKey } = guestCartStore.getState();
    mockCalls({ 'GET /cart': returning(1) });
    logIn();
    await openServerCart();
    const sent = mockCalls({ 'POST /cart/merge': returning(3), 'GET /cart': returning(3) });
    await loadCart();
    expect(sent.map(({ call }) => call)).toEqual(['POST /cart/merge', 'GET /cart']);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(mergeKey);
    expect(guestCartStore.getState().lines).toEqual([]);
    expect(quantities()).toEqual([3]);
  });

  it("shows the guest's lines, and changes them, until they are merged", async () => {
    addToGuestCart(buildProduct(), none, 2);
    mockCalls({ 'GET /cart': () => ({ body: { data: buildCart([]) } }) });
    logIn();
    await expect(loadCart()).rejects.toThrow('No connection');
    expect(quantities()).toEqual([2]);
    await setQuantity(cartNow().items[0]?._id ?? '', 3);
    expect(quantities()).toEqual([3]);
    const sent = mockCalls({ 'POST /cart/merge': returning(3), 'GET /cart': returning(3) });
    await loadCart();
    expect(sent[0]?.body).toMatchObject({ items: [{ quantity: 3 }] });
    expect(quantities()).toEqual([3]);
  });

  it("shows the server's cart if the shop refuses to merge", async () => {
    addToGuestCart(buildProduct(), none, 2);
    mockCalls({ 'POST /cart/merge': refusing, 'GET /cart': returning(1) });
    logIn();
    await loadCart();
    expect(quantities()).toEqual([1]);
  });
});

describe('a guest who adds more than the page shows to be left', () => {
  const shown = buildProduct({ stock: 1 });
  const call = `GET /products?ids=${shown._id}&limit=100`;
  const addTwice = async () => {
    await addToCart(shown, none, 1);
    await addToCart(shown, none, 1);
  };

  it('gets what is left now: the page of a list may be older', async () => {
    mockCalls({ [call]: () => ({ body: { products: [buildProduct({ stock: 2 })] } }) });
    await addTwice();
    expect(quantities()).toEqual([2]);
    await expect(addToCart(shown, none, 1)).rejects.toThrow('Only 2 left in stock');
  });

  it('is refused if the current stock cannot be read', async () => {
    mockCalls({});
    await expect(addTwice()).rejects.toThrow('Only 1 left in stock');
    expect(quantities()).toEqual([1]);
  });

  it('is refused without a request for any other reason', async () => {
    const sent = mockCalls({});
    const sizes = [{ size: 'S', measurement: '2.4/24', stock: 3, available: true }];
    const bangles = buildProduct({ category: 'bangles', sizes });
    await expect(addToCart(bangles, none, 1)).rejects.toThrow('Please select a size');
    expect(sent).toEqual([]);
  });
});

describe('changing a quantity', () => {
  beforeEach(async () => {
    mockCalls({ 'GET /cart': returning(1) });
    logIn();
    await loadCart();
  });

  it('shows at once, before the server responds', async () => {
    mockCalls({ 'PUT /cart/update': returning(3) });
    const done = setQuantity('line', 3);
    expect(quantities()).toEqual([3]);
    expect(cartNow().totalAmount).toBe(1350);
    await done;
    expect(quantities()).toEqual([3]);
  });

  it('restores the previous quantity with a message if it is refused', async () => {
    mockCalls({ 'PUT /cart/update': refusing });
    await expect(setQuantity('line', 3)).rejects.toThrow('Only 2 left in stock');
    expect(quantities()).toEqual([1]);
  });

  it('names the quantity that this page showed, and shows the cart again if another tab has changed it', async () => {
    const changed = { status: 409, body: { message: 'Changed in another tab', code: 'quantityChanged' } };
    const sent = mockCalls({ 'PUT /cart/update': () => changed, 'GET /cart': returning(5) });
    await expect(setQuantity('line', 2)).rejects.toThrow('Changed in another tab');
    expect(sent[0]?.body).toEqual({ itemId: 'line', quantity: 2, seen: [1] });
    expect(quantities()).toEqual([5]);
  });

  it('several times in a row shows the last one, without flicker from earlier responses', async () => {
    const seen: number[] = [];
    mockCalls({
      'PUT /cart/update': ({ body }) => {
        seen.push(...quantities());
        return returning((body as { quantity: number }).quantity)();
      },
    });
    await Promise.all([setQuantity('line', 2), setQuantity('line', 3), setQuantity('line', 4)]);
    expect(seen).toEqual([4, 4, 4]);
    expect(quantities()).toEqual([4]);
  });

  it('drops a response that arrives after logout', async () => {
    mockCalls({
      'PUT /cart/update': () => {
        sessionStore.setState({ token: null, user: null });
        forgetServerCart();
        return returning(3)();
      },
    });
    await setQuantity('line', 3);
    expect(cartNow().items).toEqual([]);
  });

  it('is not sent if another user logs in before its turn', async () => {
    const sent = mockCalls({
      'PUT /cart/update': () => {
        logIn('of another user');
        forgetServerCart();
        return returning(2)();
      },
    });
    const first = setQuantity('line', 2);
    await expect(setQuantity('line', 3)).rejects.toMatchObject({ code: 'sessionEnded' });
    await first;
    expect(sent).toHaveLength(1);
    expect(cartNow().items).toEqual([]);
  });

  it('to 0 removes the line; clearing empties the cart', async () => {
    const sent = mockCalls({
      'DELETE /cart/remove/line': () => ({ body: { data: buildCart([]) } }),
      'DELETE /cart/clear': () => ({ body: { data: buildCart([]) } }),
    });
    await setQuantity('line', 0);
    await clearCart();
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /cart/remove/line', 'DELETE /cart/clear']);
    expect(quantities()).toEqual([]);
  });
});

describe('adding', () => {
  beforeEach(() => logIn());
  const ring = buildProduct();
  /** The server's cart has `inCart` pieces. */
  const mockReconnect = (inCart = 1) => {
    let isOffline = true;
    const sent = mockCalls({
      'GET /cart': returning(inCart),
      'POST /cart/add': () => {
        if (isOffline) throw new TypeError('the connection broke');
        return returning(1)();
      },
    });
    const reconnect = () => {
      isOffline = false;
    };
    return { sent, reconnect };
  };
  const keysOf = (sent: readonly { call: string; headers: Headers }[]) =>
    sent.filter(({ call }) => call === 'POST /cart/add').map(({ headers }) => headers.get('idempotency-key'));

  it('again after a lost response uses the same key, so that the server adds once', async () => {
    const { sent, reconnect } = mockReconnect();
    await expect(addToCart(ring, none, 1)).rejects.toThrow();
    await expect(addToCart(ring, none, 1)).rejects.toThrow();
    reconnect();
    await addToCart(ring, none, 1);
    await addToCart(ring, none, 1);
    const [first, second, third, fourth] = keysOf(sent);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('names the only color, as the server does, so that an offline cart has one line of it', async () => {
    const sent = mockCalls({ 'POST /cart/add': returning(1) });
    const colors = [{ name: 'Gold', hexCode: '#d4af37', stock: 5, available: true }];
    await addToCart({ ...ring, colors }, none, 1);
    expect(sent[0]?.body).toMatchObject({ selectedColor: 'Gold' });
  });

  it('again after a lost response shows the cart as it is now, not as it was then', async () => {
    const { sent, reconnect } = mockReconnect(7);
    await expect(addToCart(ring, none, 1)).rejects.toThrow();
    reconnect();
    await addToCart(ring, none, 1);
    expect(sent.map(({ call }) => call)).toEqual(['POST /cart/add', 'POST /cart/add', 'GET /cart']);
    expect(quantities()).toEqual([7]);
  });

  it('again after lost responses to two products uses the key of each', async () => {
    const { sent, reconnect } = mockReconnect();
    await expect(addToCart(ring, none, 1)).rejects.toThrow();
    await expect(addToCart(ring, none, 2)).rejects.toThrow();
    reconnect();
    await addToCart(ring, none, 1);
    await addToCart(ring, none, 2);
    const [first, second, third, fourth] = keysOf(sent);
    expect([third, fourth]).toEqual([first, second]);
  });

  it('again after a lost response and a look at the cart adds once more', async () => {
    const { sent, reconnect } = mockReconnect();
    await expect(addToCart(ring, none, 1)).rejects.toThrow();
    reconnect();
    await loadCart();
    await addToCart(ring, none, 1);
    const [first, second] = keysOf(sent);
    expect(second).not.toBe(first);
  });

  it('another quantity after a lost response, or two adds at once, use separate keys', async () => {
    const { sent, reconnect } = mockReconnect();
    await expect(addToCart(ring, none, 1)).rejects.toThrow();
    reconnect();
    await Promise.all([addToCart(ring, none, 2), addToCart(ring, none, 2)]);
    expect(new Set(keysOf(sent)).size).toBe(3);
  });
});
