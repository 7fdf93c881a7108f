/** Login and registration. Both begin a session in this browser. */

import { api } from '#web/api/client.ts';
import type { User } from '#web/api/responses.ts';
import { saveSession } from './session.ts';

type LoginBody = Parameters<typeof api.login>[0]['body'];
type RegisterBody = Parameters<typeof api.register>[0]['body'];

export async function logIn(body: LoginBody): Promise<User> {
  const session = await api.login({ body });
  saveSession(session);
  return session.user;
}

export async function register(body: RegisterBody): Promise<User> {
  const session = await api.register({ body });
  saveSession(session);
  return session.user;
}
