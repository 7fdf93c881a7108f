import { beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#web/auth/session.ts';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { loadWishlist } from './loadWishlist.ts';
import { forgetServerStores } from './serverStore.ts';
import { openServerWishlist, toggleWish, wishesNow } from './wishlist.ts';

const body = (...ids: string[]) => ({ body: ids.map((_id) => buildProduct({ _id })) });
const refusal = { status: 409, body: { message: 'No', code: 'wishlistFull' } };

/** Responses that the test sends when it wants. */
function heldCalls(...calls: string[]) {
  const send = new Map<string, (response: { status?: number; body: unknown }) => void>();
  const sent = mockCalls(
    Object.fromEntries(calls.map((call) => [call, () => new Promise((resolve) => send.set(call, resolve))])),
  );
  const respond = async (call: string, response: { status?: number; body: unknown }) => {
    await vi.waitFor(() => expect(send.has(call)).toBe(true));
    send.get(call)?.(response);
  };
  return { sent, respond };
}

beforeEach(() => {
  forgetServerStores();
  sessionStore.setState({ token: 'token' });
});

it('a saved product shows at once, also while the previous one is being saved', async () => {
  const { respond } = heldCalls('PUT /wishlist/a', 'PUT /wishlist/b');
  const first = toggleWish('a');
  const second = toggleWish('b');
  expect(wishesNow()).toEqual(['b', 'a']);
  await respond('PUT /wishlist/a', body('a'));
  await first;
  expect(wishesNow()).toEqual(['b', 'a']);
  await respond('PUT /wishlist/b', body('b', 'a'));
  await second;
  expect(wishesNow()).toEqual(['b', 'a']);
});

it('a refused product disappears without those saved before and after it', async () => {
  const { respond } = heldCalls('PUT /wishlist/a', 'PUT /wishlist/b');
  const first = toggleWish('a');
  const second = toggleWish('b');
  await respond('PUT /wishlist/a', refusal);
  await expect(first).rejects.toThrow('No');
  await respond('PUT /wishlist/b', body('b'));
  await second;
  expect(wishesNow()).toEqual(['b']);
});

it('a response that arrives after logout is dropped', async () => {
  const { respond } = heldCalls('PUT /wishlist/a');
  const saved = toggleWish('a');
  await vi.waitFor(() => respond('PUT /wishlist/a', body('a')));
  sessionStore.setState({ token: null });
  forgetServerStores();
  await saved;
  sessionStore.setState({ token: 'another' });
  expect(wishesNow()).toEqual([]);
});

it("a guest's products are merged when the wishlist is loaded, if the connection broke at login", async () => {
  sessionStore.setState({ token: null });
  await toggleWish('a');
  mockCalls({});
  sessionStore.setState({ token: 'token' });
  await openServerWishlist();
  const both = () => body('a', 'b');
  const sent = mockCalls({ 'POST /wishlist/merge': both, 'GET /wishlist?unavailable=yes': both });
  await loadWishlist();
  await loadWishlist();
  const list = 'GET /wishlist?unavailable=yes';
  expect(sent.map(({ call }) => call)).toEqual(['POST /wishlist/merge', list, list]);
  expect(sent[0]?.body).toEqual({ productIds: ['a'] });
  expect(wishesNow()).toEqual(['a', 'b']);
});
