import { expect, it } from 'vitest';
import { publicDefaults } from '#domain/settings.ts';
import type { User } from '#web/api/responses.ts';
import { sessionStore } from '#web/auth/session.ts';
import { mountRoutes } from '#web/testing/mountPage.tsx';
import { WhatComes } from './WhatComes.tsx';

async function promiseTo(user: Partial<User>, smsOnShipping: boolean | undefined): Promise<string> {
  sessionStore.setState({ token: 'token', user: { _id: 'a', ...user } as User, hasEnded: false });
  const settings = { ...publicDefaults, smsOnShipping };
  const { unmount } = await mountRoutes([
    {
      id: 'root',
      path: '*',
      element: <WhatComes />,
      loader: () => ({ settings }),
      hydrateFallbackElement: <p />,
    },
  ]);
  const text = document.body.textContent ?? '';
  await unmount();
  return text;
}

it.each([
  ['an email', { email: 'a@example.com' }, false, 'We have sent you a confirmation by email'],
  ['no email', { email: null }, true, 'We will send an SMS when your order is on its way'],
  ['no email, where that SMS is switched off', { email: null }, false, 'We will call you before delivery.'],
  ['no email, at a shop of the version before', { email: null }, undefined, 'We will call you'],
  ['no email and no wish for SMS', { email: null, wantsSms: false }, true, 'We will call you'],
] as const)('a customer with %s is promised what comes', async (_, user, smsOnShipping, text) => {
  expect(await promiseTo(user, smsOnShipping)).toMatch(new RegExp(`^${text}`));
});
