import { act } from 'react';
import { useLoaderData } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { saveSession, sessionStore } from '#web/auth/session.ts';
import { showServerCart } from '#web/state/cart.ts';
import { addToGuestCart, emptyGuestCart } from '#web/state/guestCart.ts';
import { emptySyncQueue, type SyncQueue, syncQueueStore } from '#web/state/syncQueue.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountRoutes, waitUntil } from '#web/testing/mountPage.tsx';
import type { Route } from './+types/cart.ts';
import Cart from './cart.tsx';

const Nothing = () => null;
const Page = () => {
  const loaderData = useLoaderData<{ isFresh: boolean }>();
  return <Cart {...({ loaderData } as Route.ComponentProps)} />;
};

/** The cart as it was last seen. Returns how often it was loaded since. */
async function openWithoutNetwork(): Promise<() => number> {
  const load = vi.fn(async () => ({ isFresh: load.mock.calls.length > 1 }));
  await mountRoutes([{ path: '/', loader: load, Component: Page, HydrateFallback: Nothing }]);
  await waitUntil(() => expect(document.body.textContent).toContain('Churi'));
  return () => load.mock.calls.length - 1;
}

beforeEach(() => {
  mockCalls({});
  syncQueueStore.setState(emptySyncQueue, true);
  sessionStore.setState({ token: null, user: null });
  emptyGuestCart();
});

it("a guest's cart is loaded once when the network is back", async () => {
  addToGuestCart(buildProduct({ name: 'Churi' }), { selectedSize: null, selectedColor: null }, 1);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loads = await openWithoutNetwork();
  expect(document.body.textContent).toContain('Saved on this phone');
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitUntil(() => expect(loads()).toBeGreaterThan(0));
  await act(async () => new Promise((soon) => setTimeout(soon, 50)));
  expect(loads()).toBe(1);
});

it('the cart of an account is loaded once its changes are sent', async () => {
  saveSession({ token: 't', user: { _id: 'mim' } as User });
  showServerCart(buildCart([{ _id: 'churi', name: 'Churi', quantity: 1 }]));
  const command = { name: 'setQuantity', input: { itemId: 'churi', quantity: 1 }, key: 'a' } as const;
  const queue: Partial<SyncQueue> = {
    userId: 'mim',
    commands: [{ command, name: 'Churi', price: 1, at: 1 }],
  };
  syncQueueStore.setState(queue);
  const loads = await openWithoutNetwork();
  expect(loads()).toBe(0);
  await act(async () => syncQueueStore.setState({ commands: [] }));
  await waitUntil(() => expect(loads()).toBe(1));
});
