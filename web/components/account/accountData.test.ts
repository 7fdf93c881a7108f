// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { saveSession } from '#web/auth/session.ts';
import { answerCalls } from '#web/testing/answerCalls.ts';
import { loadAccount } from './accountData.ts';

const load = (query: string) => loadAccount(new URL(`https://shop.test/account${query}`));
const none = () => ({ body: [] });

beforeEach(() => saveSession({ token: 'token', user: { _id: 'u1' } as User }));
afterEach(() => vi.unstubAllGlobals());

describe('products to review that failed to load', () => {
  it('are unknown, so that no order claims to be reviewed', async () => {
    answerCalls({ 'GET /orders/my?page=1&limit=10': none, 'GET /orders/my?page=11&limit=1': none });
    expect(await load('?tab=orders')).toMatchObject({ shown: { tab: 'orders' }, reviewable: null });
  });

  it('fail their own tab', async () => {
    answerCalls({ 'GET /reviews/my': none });
    expect(await load('?tab=reviews')).toMatchObject({
      shown: { tab: 'failed', text: 'Failed to fetch reviews' },
    });
  });
});
