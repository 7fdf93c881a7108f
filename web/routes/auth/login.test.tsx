import { beforeEach, expect, it } from 'vitest';
import { authTexts } from '#texts/auth.ts';
import { problemTexts } from '#texts/problems.ts';
import { sessionStore } from '#web/auth/session.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import Login from './login.tsx';

const nobody = { token: null, user: null, hasEnded: false };

beforeEach(() => sessionStore.setState(nobody));

it('says to whoever was sent here that the session has ended', async () => {
  sessionStore.setState({ ...nobody, hasEnded: true });
  await mountPage(<Login />);
  expect(document.body.textContent).toContain(problemTexts.sessionEnded);
  expect(document.body.textContent).not.toContain(authTexts.loginLead);
});

it('welcomes who comes here to log in', async () => {
  await mountPage(<Login />);
  expect(document.body.textContent).toContain(authTexts.loginLead);
});
