import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { saveSession } from '#web/auth/session.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { loadAccount } from './accountData.ts';

const load = (query: string) => loadAccount(new URL(`https://shop.test/account${query}`));
const none = () => ({ body: [] });

beforeEach(() => saveSession({ token: 'token', user: { _id: 'u1' } as User }));

describe('products to review that failed to load', () => {
  it('are unknown, so that no order claims to be reviewed', async () => {
    mockCalls({ 'GET /orders/my?page=1&limit=10': none, 'GET /orders/my?page=11&limit=1': none });
    expect(await load('?tab=orders')).toMatchObject({ shown: { tab: 'orders' }, reviewable: null });
  });

  it('fail their own tab', async () => {
    mockCalls({ 'GET /reviews/my': none, 'GET /reviews/reviewable': () => ({ status: 500, body: {} }) });
    expect(await load('?tab=reviews')).toMatchObject({
      shown: { tab: 'failed', title: 'Failed to fetch reviews', isOffline: false },
    });
  });
});

describe('a tab that was never loaded', () => {
  it('says that it failed to load if the shop alone is out of reach', async () => {
    saveSession({ token: 'token', user: { _id: 'new' } as User });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection refused')));
    expect(await load('?tab=orders')).toMatchObject({
      shown: { tab: 'failed', title: 'Failed to fetch orders', isOffline: false },
    });
  });

  it.each(['', '?tab=addresses', '?tab=orders', '?tab=reviews'])(
    'says without a network that there is none: %s',
    async (query) => {
      saveSession({ token: 'token', user: { _id: 'new' } as User });
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(await load(query)).toMatchObject({
        shown: { tab: 'failed', title: 'You seem to be offline', isOffline: true },
      });
    },
  );
});
