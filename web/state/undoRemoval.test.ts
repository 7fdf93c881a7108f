import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '#web/auth/session.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { cartNow, forgetServerCart } from './cart.ts';
import { loadCart } from './cartLines.ts';
import { addToGuestCart, emptyGuestCart } from './guestCart.ts';
import { type RemovedLine, removeForUndo, restoreLine } from './undoRemoval.ts';

const none = { selectedSize: null, selectedColor: null };
const lines = () => cartNow().items.map(({ name, quantity }) => `${quantity} ${name}`);

beforeEach(() => {
  sessionStore.setState({ token: null, user: null });
  forgetServerCart();
  emptyGuestCart();
});

const fillGuestCart = () => {
  for (const name of ['Churi', 'Bala', 'Ring']) addToGuestCart(buildProduct({ _id: name, name }), none, 2);
};
const removeGuestLine = async (name: string) => {
  const line = cartNow().items.find((item) => item.name === name);
  return (await removeForUndo(line?._id ?? '')) as RemovedLine;
};

it('puts the line of a guest back to its place, once', async () => {
  fillGuestCart();
  const removed = await removeGuestLine('Bala');
  expect(lines()).toEqual(['2 Churi', '2 Ring']);
  await Promise.all([restoreLine(removed), restoreLine(removed)]);
  await restoreLine(removed);
  expect(lines()).toEqual(['2 Churi', '2 Bala', '2 Ring']);
});

it('puts several lines back to their places, the last one first', async () => {
  fillGuestCart();
  const removed = [await removeGuestLine('Churi'), await removeGuestLine('Bala')];
  expect(lines()).toEqual(['2 Ring']);
  await Promise.all(removed.toReversed().map(restoreLine));
  expect(lines()).toEqual(['2 Churi', '2 Bala', '2 Ring']);
});

it('adds to pieces that the guest chose meanwhile, up to the stock', async () => {
  fillGuestCart();
  const removed = await removeGuestLine('Bala');
  addToGuestCart(buildProduct({ _id: 'Bala', name: 'Bala' }), none, 4);
  await restoreLine(removed);
  expect(lines()).toEqual(['2 Churi', '5 Bala', '2 Ring']);
});

it('offers no undo for a line that cannot be bought, nor for one that is not there', async () => {
  const cart = buildCart([{ _id: 'gone', quantity: 1, available: false }]);
  sessionStore.setState({ token: 'token' });
  mockCalls({
    'GET /cart': () => ({ body: { data: cart } }),
    'DELETE /cart/remove/gone': () => ({ body: { data: buildCart([]) } }),
  });
  await loadCart();
  expect(await removeForUndo('gone')).toBeNull();
  sessionStore.setState({ token: null });
  expect(await removeForUndo('none')).toBeNull();
});

const removeFromAccount = async (adding: Parameters<typeof mockCalls>[0]) => {
  sessionStore.setState({ token: 'token' });
  const whole = buildCart([{ _id: 'line', quantity: 3, selectedColor: 'Gold' }]);
  const sent = mockCalls({
    'GET /cart': () => ({ body: { data: whole } }),
    'DELETE /cart/remove/line': () => ({ body: { data: buildCart([]) } }),
    ...adding,
  });
  await loadCart();
  const removed = (await removeForUndo('line')) as RemovedLine;
  expect(lines()).toEqual([]);
  return { removed, sent, whole };
};
const adds = (sent: ReturnType<typeof mockCalls>) => sent.filter(({ call }) => call === 'POST /cart/add');

it('restores the line of an account with one call, however often it is pressed', async () => {
  const { removed, sent, whole } = await removeFromAccount({
    'POST /cart/add': () => ({ body: { data: buildCart([{ _id: 'new', quantity: 3 }]) } }),
  });
  const presses = [restoreLine(removed), restoreLine(removed)];
  expect(lines(), 'shown before the response').toEqual(['3 Reshmi Churi']);
  await Promise.all(presses);
  expect(adds(sent).map(({ body }) => body)).toEqual([
    {
      productId: whole.items[0]?.product._id,
      quantity: 3,
      selectedSize: null,
      selectedColor: 'Gold',
      place: 0,
    },
  ]);
  expect(lines()).toEqual(['3 Reshmi Churi']);
});

it('fails without a connection, and tries again with the same key', async () => {
  let isOnline = false;
  const { removed, sent } = await removeFromAccount({
    'POST /cart/add': () => {
      if (!isOnline) throw new TypeError('no network');
      return { body: { data: buildCart([{ _id: 'new', quantity: 3 }]) } };
    },
  });
  await expect(restoreLine(removed)).rejects.toThrow();
  expect(lines()).toEqual([]);
  isOnline = true;
  await restoreLine(removed);
  expect(lines()).toEqual(['3 Reshmi Churi']);
  expect(new Set(adds(sent).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('changes nothing in the cart of somebody else', async () => {
  const { removed, sent } = await removeFromAccount({});
  sessionStore.setState({ token: 'another' });
  await restoreLine(removed);
  expect(adds(sent)).toEqual([]);
});
