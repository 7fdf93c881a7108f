/** Coming in, staying in and going out. */
import { accountMessages } from '#domain/accountMessages.ts';
import { api } from './api.ts';
import { forgetServerCart } from './cart.ts';
import type { User } from './catalogue.ts';
import { forgetDefaultAddress } from './defaultAddress.ts';
import { goTo } from './goTo.ts';
import { forgetEverything } from './keptStore.ts';
import { keepSession, keepUser, sessionStore, tokenNow, userNow } from './session.ts';
import { toast } from './ui/toast.ts';
import { forgetServerWishlist } from './wishlist.ts';

type SignInBody = Parameters<typeof api.login>[0]['body'];
type RegisterBody = Parameters<typeof api.register>[0]['body'];

export async function signIn(body: SignInBody): Promise<User> {
  const session = await api.login({ body });
  keepSession(session);
  return session.user;
}

export async function register(body: RegisterBody): Promise<User> {
  const session = await api.register({ body });
  keepSession(session);
  return session.user;
}

/** The user as the server knows them now: a changed role or name shows without signing in again. */
export async function refreshUser(): Promise<User | null> {
  const token = tokenNow();
  if (token === null) return null;
  const user = await api.profile();
  if (token === tokenNow()) keepUser(user);
  return userNow();
}

/** Whoever is signed in; where only the token is known the user is loaded again. */
export const knownUser = async (): Promise<User | null> => userNow() ?? (await refreshUser());

/** What the server told this tab of one person. */
export function forgetPerson(): void {
  forgetServerCart();
  forgetDefaultAddress();
  forgetServerWishlist();
}

function leave(): void {
  forgetEverything();
  forgetPerson();
  goTo('/');
}

/** Forgets everything here at once; the server ends the session as soon as it hears of it. */
export async function logout(): Promise<void> {
  void api.logout().catch(() => undefined);
  leave();
}

/** Here only once the server has ended them all: the other devices can't hear of it later. */
export async function signOutEverywhere(): Promise<void> {
  await api.endSessions();
  leave();
  toast(accountMessages.loggedOutEverywhere);
}

/** The other devices are signed out by it; this one goes on with a new token. */
export async function changePassword(body: Parameters<typeof api.changePassword>[0]['body']): Promise<void> {
  const { token } = await api.changePassword({ body });
  sessionStore.setState({ token });
}
