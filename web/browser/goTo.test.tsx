import { act } from 'react';
import { Outlet, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { api, apiOf } from '#web/api/client.ts';
import { sessionStore } from '#web/auth/session.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountRoutes } from '#web/testing/mountPage.tsx';
import { NavigationListener } from './goTo.ts';

const layout = (
  <>
    <NavigationListener />
    <Outlet />
  </>
);

/** The page at /wanted reads the profile; all others need no data. */
const openShop = () =>
  mountRoutes([
    {
      element: layout,
      children: [
        { path: '/wanted', loader: () => apiOf(new RouterContextProvider()).profile(), element: 'Wanted' },
        { path: '*', element: 'Any page' },
      ],
    },
  ]);

beforeEach(() => {
  sessionStore.setState({ token: 'token', user: null });
  const ended = { status: 401, body: { message: 'Ended', code: 'sessionEnded' } };
  mockCalls({ 'GET /auth/profile': () => new Promise((resolve) => setTimeout(resolve, 20, ended)) });
});

it('a session that ends while a page loads leads to login, which returns to that page', async () => {
  const { router, navigate } = await openShop();
  await navigate('/wanted?page=2');
  expect(router.state.location).toMatchObject({
    pathname: '/auth/login',
    search: '?returnTo=%2Fwanted%3Fpage%3D2',
  });
});

it('a session that ends after a page has loaded returns to it', async () => {
  window.history.replaceState(null, '', '/here');
  const { router, navigate } = await openShop();
  await navigate('/here');
  await act(() => expect(api.profile()).rejects.toThrow('Ended'));
  expect(router.state.location.search).toBe('?returnTo=%2Fhere');
});
