// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { sessionStore, signInPath } from './session.ts';
import { answerCalls } from './testing/answerCalls.ts';

const goneTo: string[] = [];
const signedIn = () => sessionStore.setState({ token: 'token', user: null });

beforeEach(() => {
  goneTo.length = 0;
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void goneTo.push(String(path)));
  sessionStore.setState({ token: null, user: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call over HTTP', () => {
  it('sends parameters, query and token where they belong', async () => {
    signedIn();
    const sent = answerCalls({
      'GET /products?category=rings&page=2': () => ({ body: { products: [] } }),
      'GET /products/a%2Fb': () => ({ body: {} }),
    });
    await api.products({ query: { category: 'rings', page: '2', search: '' } });
    await api.product({ params: { id: 'a/b' } });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('comes back as the refusal it was', async () => {
    const refusal = { message: 'Email taken', code: 'emailTaken', errors: { email: 'Email taken' } };
    answerCalls({ 'POST /auth/login': () => ({ status: 409, body: refusal }) });
    const call = api.login({ body: { email: 'a@b.co', password: 'secret1' } });
    await expect(call).rejects.toMatchObject({
      code: 'emailTaken',
      details: { errors: { email: 'Email taken' } },
    });
  });

  it('without a connection says so', async () => {
    answerCalls({});
    await expect(api.shop()).rejects.toMatchObject({ code: 'unavailable', message: /No connection/ });
  });

  it('that the server knows no session for ends it here and leads to sign-in', async () => {
    signedIn();
    answerCalls({
      'GET /auth/profile': () => ({ status: 401, body: { message: 'Ended', code: 'sessionEnded' } }),
    });
    await expect(api.profile()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(sessionStore.getState().token).toBeNull();
    expect(goneTo).toEqual(['/auth/login']);
  });

  it('made with a token that was replaced meanwhile says nothing of the new session', async () => {
    signedIn();
    answerCalls({
      'GET /auth/profile': () => {
        sessionStore.setState({ token: 'newer' });
        return { status: 401, body: { message: 'Ended', code: 'sessionEnded' } };
      },
    });
    await expect(api.profile()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(sessionStore.getState().token).toBe('newer');
    expect(goneTo).toEqual([]);
  });

  it('made with a token that another tab has replaced says nothing of the new session either', async () => {
    signedIn();
    const state = { token: 'newer', user: null, hasEnded: false };
    answerCalls({
      'GET /auth/profile': () => {
        localStorage.setItem('kakon.session', JSON.stringify({ state, version: 0 }));
        return { status: 401, body: { message: 'Ended', code: 'sessionEnded' } };
      },
    });
    await expect(api.profile()).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(sessionStore.getState().token).toBe('newer');
    expect(goneTo).toEqual([]);
  });

  it('with a wrong password is an answer to the form alone', async () => {
    signedIn();
    answerCalls({
      'POST /auth/login': () => ({ status: 401, body: { message: 'No', code: 'wrongCredentials' } }),
    });
    await expect(api.login({ body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow('No');
    expect(sessionStore.getState().token).toBe('token');
    expect(goneTo).toEqual([]);
  });
});

describe('the way to sign-in', () => {
  it.each([
    ['/', '/auth/login'],
    ['/auth/register', '/auth/login'],
    ['/cart', '/auth/login?returnTo=%2Fcart'],
    ['/products?category=rings', '/auth/login?returnTo=%2Fproducts%3Fcategory%3Drings'],
  ])('from %s is %s', (from, to) => expect(signInPath(from)).toBe(to));
});
