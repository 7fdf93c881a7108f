import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loginPath, sessionStore } from '#web/auth/session.ts';
import { hangingCalls } from '#web/testing/hangingCalls.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { api } from './client.ts';

const goneTo: string[] = [];
const loggedIn = () => sessionStore.setState({ token: 'token', user: null });

beforeEach(() => {
  goneTo.length = 0;
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void goneTo.push(String(path)));
  sessionStore.setState({ token: null, user: null });
});

describe('a call over HTTP', () => {
  it('puts parameters, query and token in their places', async () => {
    loggedIn();
    const sent = mockCalls({
      'GET /products?category=rings&page=2': () => ({ body: { products: [] } }),
      'GET /products/a%2Fb': () => ({ body: {} }),
    });
    await api.products({ query: { category: 'rings', page: '2', search: '' } });
    await api.product({ params: { id: 'a/b' } });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('throws the problem of an error response', async () => {
    const refusal = { message: 'Email taken', code: 'emailTaken', errors: { email: 'Email taken' } };
    mockCalls({ 'POST /auth/login': () => ({ status: 409, body: refusal }) });
    const call = api.login({ body: { email: 'a@b.co', password: 'secret1' } });
    await expect(call).rejects.toMatchObject({
      code: 'emailTaken',
      details: { errors: { email: 'Email taken' } },
    });
  });

  it('reports a missing connection', async () => {
    mockCalls({});
    await expect(api.settings()).rejects.toMatchObject({ code: 'unreachable', message: /No connection/ });
  });

  it('ends without a response after half a minute, as if there were no connection', async () => {
    hangingCalls();
    const ended = api.profile().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await Promise.race([ended, 'open'])).toBe('open');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ended).toMatchObject({ code: 'unreachable' });
  });

  it('with an unknown token ends the session and goes to login', async () => {
    loggedIn();
    mockCalls({
      'GET /auth/profile': () => ({ status: 401, body: { message: 'Ended', code: 'sessionEnded' } }),
    });
    await expect(api.profile()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(sessionStore.getState().token).toBeNull();
    expect(goneTo).toEqual(['/auth/login']);
  });

  it('with a token that was replaced in the meantime leaves the new session alone', async () => {
    loggedIn();
    mockCalls({
      'GET /auth/profile': () => {
        sessionStore.setState({ token: 'newer' });
        return { status: 401, body: { message: 'Ended', code: 'sessionEnded' } };
      },
    });
    await expect(api.profile()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(sessionStore.getState().token).toBe('newer');
    expect(goneTo).toEqual([]);
  });

  it('with a token that another tab has replaced leaves the new session alone', async () => {
    loggedIn();
    const state = { token: 'newer', user: null, hasEnded: false };
    mockCalls({
      'GET /auth/profile': () => {
        localStorage.setItem('kakon.session', JSON.stringify({ state }));
        return { status: 401, body: { message: 'Ended', code: 'sessionEnded' } };
      },
    });
    await expect(api.profile()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(sessionStore.getState().token).toBe('newer');
    expect(goneTo).toEqual([]);
  });

  it('with a wrong password concerns only the form', async () => {
    loggedIn();
    mockCalls({
      'POST /auth/login': () => ({ status: 401, body: { message: 'No', code: 'wrongCredentials' } }),
    });
    await expect(api.login({ body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow('No');
    expect(sessionStore.getState().token).toBe('token');
    expect(goneTo).toEqual([]);
  });
});

describe('the address of the login page', () => {
  it.each([
    ['/', '/auth/login'],
    ['/auth/register', '/auth/login'],
    ['/cart', '/auth/login?returnTo=%2Fcart'],
    ['/products?category=rings', '/auth/login?returnTo=%2Fproducts%3Fcategory%3Drings'],
  ])('from %s is %s', (from, to) => expect(loginPath(from)).toBe(to));
});
