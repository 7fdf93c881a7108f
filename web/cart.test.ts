// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartNow, clearCart, forgetServerCart, loadCart, openServerCart, setQuantity } from './cart.ts';
import { addToGuestCart, emptyGuestCart, guestCartStore } from './guestCart.ts';
import { sessionStore } from './session.ts';
import { answerCalls } from './testing/answerCalls.ts';
import { buildCart, buildProduct } from './testing/buildCatalogue.ts';

const none = { selectedSize: null, selectedColor: null };
const signIn = (token = 'token') => sessionStore.setState({ token });
const answering = (quantity: number) => () => ({ body: { data: buildCart([{ _id: 'line', quantity }]) } });
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
afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it("takes the guest's cart in once, under its own key, then shows the server's", async () => {
    addToGuestCart(buildProduct(), none, 2);
    const { mergeKey } = guestCartStore.getState();
    const sent = answerCalls({ 'POST /cart/merge': answering(2), 'GET /cart': answering(2) });
    signIn();
    await Promise.all([openServerCart(), openServerCart()]);
    expect(sent.map(({ call }) => call)).toEqual(['POST /cart/merge', 'GET /cart']);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(mergeKey);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(sent[0]?.body).toEqual({ items: [{ productId: buildProduct()._id, quantity: 2, ...none }] });
    expect(guestCartStore.getState().lines).toEqual([]);
    expect(quantities()).toEqual([2]);
  });

  it("keeps the guest's cart where taking it in failed", async () => {
    addToGuestCart(buildProduct(), none, 2);
    answerCalls({ 'GET /cart': answering(1) });
    signIn();
    await openServerCart();
    expect(guestCartStore.getState().lines).toHaveLength(1);
  });
});

describe('changing a quantity', () => {
  beforeEach(async () => {
    answerCalls({ 'GET /cart': answering(1) });
    signIn();
    await loadCart();
  });

  it('shows at once, before the server has answered', async () => {
    answerCalls({ 'PUT /cart/update': answering(3) });
    const done = setQuantity('line', 3);
    expect(quantities()).toEqual([3]);
    expect(cartNow().totalAmount).toBe(1350);
    await done;
    expect(quantities()).toEqual([3]);
  });

  it('shows what was there before when it is refused, and says why', async () => {
    answerCalls({ 'PUT /cart/update': refusing });
    await expect(setQuantity('line', 3)).rejects.toThrow('Only 2 left in stock');
    expect(quantities()).toEqual([1]);
  });

  it('quickly, several times: the last one stands, and an early answer does not flicker through', async () => {
    const seen: number[] = [];
    answerCalls({
      'PUT /cart/update': ({ body }) => {
        seen.push(...quantities());
        return answering((body as { quantity: number }).quantity)();
      },
    });
    await Promise.all([setQuantity('line', 2), setQuantity('line', 3), setQuantity('line', 4)]);
    expect(seen).toEqual([4, 4, 4]);
    expect(quantities()).toEqual([4]);
  });

  it('drops the answer that comes after its owner has left', async () => {
    answerCalls({
      'PUT /cart/update': () => {
        sessionStore.setState({ token: null, user: null });
        forgetServerCart();
        return answering(3)();
      },
    });
    await setQuantity('line', 3);
    expect(cartNow().items).toEqual([]);
  });

  it('to nothing removes the line; clearing empties the cart', async () => {
    const sent = answerCalls({
      'DELETE /cart/remove/line': () => ({ body: { data: buildCart([]) } }),
      'DELETE /cart/clear': () => ({ body: { data: buildCart([]) } }),
    });
    await setQuantity('line', 0);
    await clearCart();
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /cart/remove/line', 'DELETE /cart/clear']);
    expect(quantities()).toEqual([]);
  });
});
