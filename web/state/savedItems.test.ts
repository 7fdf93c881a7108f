import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '#web/auth/session.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { cartNow } from './cart.ts';
import { loadCart } from './cartLines.ts';
import { addToGuestCart, emptyGuestCart } from './guestCart.ts';
import { emptyGuestSaved, guestSavedStore } from './guestSaved.ts';
import { loadSavedItems, moveToCart, openServerSaved, removeSavedItem, saveForLater } from './savedItems.ts';
import { forgetServerStores } from './serverStore.ts';
import { removeForUndo, restoreLine } from './undoRemoval.ts';

const none = { selectedSize: null, selectedColor: null };
const inCart = () => cartNow().items.map(({ name, quantity }) => `${quantity} ${name}`);
const saved = () => guestSavedStore.getState().lines.map(({ name, quantity }) => `${quantity} ${name}`);
const first = <T>([one]: readonly T[]): T => one as T;
const saveFirst = () => saveForLater(first(cartNow().items));
const ring = (stock = 5) => buildProduct({ _id: 'ring', name: 'Ring', stock });
const productsAre = (...products: ReturnType<typeof ring>[]) =>
  mockCalls({ 'GET /products?ids=ring&limit=100': () => ({ body: { products } }) });

beforeEach(() => {
  sessionStore.setState({ token: null, user: null });
  forgetServerStores();
  emptyGuestCart();
  emptyGuestSaved();
});

it('moves a guest’s line out of the cart and back, with its pieces', async () => {
  addToGuestCart(ring(), none, 3);
  await saveFirst();
  expect([inCart(), saved()]).toEqual([[], ['3 Ring']]);
  addToGuestCart(ring(), none, 1);
  await saveFirst();
  expect(saved()).toEqual(['4 Ring']);
  productsAre(ring());
  await moveToCart(first(guestSavedStore.getState().lines));
  expect([inCart(), saved()]).toEqual([['4 Ring'], []]);
});

it('moves what is left, and refuses where nothing is', async () => {
  addToGuestCart(ring(), none, 4);
  await saveFirst();
  productsAre({ ...ring(0), inStock: false });
  await expect(moveToCart(first(guestSavedStore.getState().lines))).rejects.toThrow();
  expect([inCart(), saved()]).toEqual([[], ['4 Ring']]);
  productsAre(ring(2));
  await moveToCart(first(guestSavedStore.getState().lines));
  expect([inCart(), saved()]).toEqual([['2 Ring'], []]);
});

it('removes a guest’s item', async () => {
  addToGuestCart(ring(), none, 1);
  await saveFirst();
  await removeSavedItem(first(guestSavedStore.getState().lines)._id);
  expect(saved()).toEqual([]);
});

it('merges a guest’s items once at login', async () => {
  addToGuestCart(ring(), none, 2);
  await saveFirst();
  const { mergeKey } = guestSavedStore.getState();
  const sent = mockCalls({ 'POST /cart/saved/merge': () => ({ body: { saved: [] } }) });
  sessionStore.setState({ token: 'token' });
  await Promise.all([openServerSaved(), openServerSaved()]);
  expect(sent.map(({ body }) => body)).toEqual([{ items: [{ productId: 'ring', quantity: 2, ...none }] }]);
  expect(first(sent).headers.get('idempotency-key')).toBe(mergeKey);
  expect(saved()).toEqual([]);
});

it('keeps a guest’s items if the merge fails', async () => {
  addToGuestCart(ring(), none, 2);
  await saveFirst();
  mockCalls({});
  sessionStore.setState({ token: 'token' });
  await openServerSaved();
  expect(saved()).toEqual(['2 Ring']);
});

it('merges a guest’s items when they are loaded, if the connection broke at login', async () => {
  addToGuestCart(ring(), none, 2);
  await saveFirst();
  mockCalls({});
  sessionStore.setState({ token: 'token' });
  await openServerSaved();
  const nothing = () => ({ body: { saved: [] } });
  const sent = mockCalls({ 'POST /cart/saved/merge': nothing, 'GET /cart/saved': nothing });
  await loadSavedItems();
  expect(sent.map(({ call }) => call)).toEqual(['POST /cart/saved/merge', 'GET /cart/saved']);
  expect(saved()).toEqual([]);
});

it('moves a line of an account at once, and again with the same key if the response was lost', async () => {
  sessionStore.setState({ token: 'token' });
  let isOnline = false;
  const line = { _id: 'line', quantity: 2 };
  const sent = mockCalls({
    'GET /cart': () => ({ body: { data: buildCart([line]) } }),
    'POST /cart/saved': () => {
      if (!isOnline) throw new TypeError('no network');
      return { body: { data: buildCart([]), saved: buildCart([line]).items } };
    },
  });
  await loadCart();
  const moving = saveFirst();
  expect(inCart(), 'before the response').toEqual([]);
  await expect(moving).rejects.toThrow();
  expect(inCart(), 'after the failure').toEqual(['2 Reshmi Churi']);
  isOnline = true;
  await saveFirst();
  expect(inCart()).toEqual([]);
  const keys = sent
    .filter(({ call }) => call === 'POST /cart/saved')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('moves a line that is just being restored by the id that the shop gives it', async () => {
  sessionStore.setState({ token: 'token' });
  let lines = [{ _id: 'before', quantity: 2 }];
  const sent = mockCalls({
    'GET /cart': () => ({ body: { data: buildCart(lines) } }),
    'DELETE /cart/remove/before': () => ({ body: { data: buildCart([]) } }),
    'POST /cart/add': () => {
      lines = [{ _id: 'after', quantity: 2 }];
      return { body: { data: buildCart(lines) } };
    },
    'POST /cart/saved': () => ({ body: { data: buildCart([]), saved: buildCart(lines).items } }),
  });
  await loadCart();
  const removed = await removeForUndo('before');
  if (!removed) throw new Error('nothing was removed');
  const restoring = restoreLine(removed);
  await Promise.all([restoring, saveFirst()]);
  expect(sent.filter(({ call }) => call === 'POST /cart/saved').map(({ body }) => body)).toEqual([
    { itemId: 'after' },
  ]);
  expect(inCart()).toEqual([]);
});
