import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { saveSession } from '#web/auth/session.ts';
import { clearPersistedState } from '#web/state/persistedStore.ts';
import { loadSavedItems, serverSaved } from '#web/state/savedItems.ts';
import { forgetServerStores } from '#web/state/serverStore.ts';
import { openServerWishlist, toggleWish, wishesNow } from '#web/state/wishlist.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { followLists } from './followLists.ts';
import { lastKnown } from './lastKnown.ts';

const wishes =
  (...ids: string[]) =>
  () => ({ body: ids.map((_id) => buildProduct({ _id })) });
const saved =
  (...ids: string[]) =>
  () => ({ body: { saved: buildCart(ids.map((_id) => ({ _id, quantity: 2 }))).items } });
const savedNow = () => serverSaved.store.getState().shown.map(({ _id }) => _id);

/** What the browser does after another tab has stored what its lists hold. */
function storedByOtherTab(known: object): void {
  localStorage.setItem('kakon.lastKnown', JSON.stringify({ state: { userId: 'mim', known } }));
  dispatchEvent(new StorageEvent('storage', { key: 'kakon.lastKnown', storageArea: localStorage }));
}

const seen = vi.spyOn(document, 'visibilityState', 'get');

followLists();

beforeEach(async () => {
  seen.mockReturnValue('visible');
  forgetServerStores();
  clearPersistedState();
  saveSession({ token: 'token', user: { _id: 'mim' } as User });
  mockCalls({ 'GET /wishlist': wishes('ring'), 'GET /cart/saved': saved('churi') });
  await openServerWishlist();
  await loadSavedItems();
});

it('stores what the lists hold after each change', async () => {
  expect(lastKnown('wishes')).toEqual(['ring']);
  expect(lastKnown('saved')).toEqual(['2 churi']);
  mockCalls({ 'PUT /wishlist/bala': wishes('bala', 'ring') });
  await toggleWish('bala');
  expect(lastKnown('wishes')).toEqual(['bala', 'ring']);
});

it('loads the lists that another tab has changed, and those only', async () => {
  const sent = mockCalls({ 'GET /wishlist': wishes('bala', 'ring'), 'GET /cart/saved': saved() });
  storedByOtherTab({ wishes: ['bala', 'ring'], saved: ['2 churi'] });
  await vi.waitFor(() => expect(wishesNow()).toEqual(['bala', 'ring']));
  storedByOtherTab({ wishes: ['bala', 'ring'], saved: [] });
  await vi.waitFor(() => expect(savedNow()).toEqual([]));
  expect(sent.map(({ call }) => call)).toEqual(['GET /wishlist', 'GET /cart/saved']);
});

it('loads them in a tab that nobody sees when it is shown', async () => {
  const sent = mockCalls({ 'GET /wishlist': wishes() });
  seen.mockReturnValue('hidden');
  storedByOtherTab({ wishes: [], saved: ['2 churi'] });
  expect(sent).toEqual([]);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(wishesNow()).toEqual([]));
});
