/** Who is signed in, as this browser knows it: token and user in local storage, the same in every tab. */
import { useStore } from 'zustand';
import { withReturnTo } from '#domain/returnTo.ts';
import type { User } from './catalogue.ts';
import { goTo } from './goTo.ts';
import { keptStore, readKeptAgain } from './keptStore.ts';

interface Session {
  token: string | null;
  user: User | null;
  /** The server ended it, not its owner, who may want to go on here after signing in again. */
  hasEnded: boolean;
}

const nobody: Session = { token: null, user: null, hasEnded: false };

const isSession = (kept: unknown): kept is Session => {
  const { token, user, hasEnded } = (kept ?? {}) as Session;
  if (token === null) return user === null && hasEnded === true;
  return typeof token === 'string' && (user === null || typeof user?._id === 'string');
};

export const sessionStore = keptStore<Session>({ key: 'session', empty: nobody, isSound: isSession });

export const tokenNow = (): string | null => sessionStore.getState().token;
export const userNow = (): User | null => sessionStore.getState().user;
/** Whose this browser is at the moment; null also where only the token is known. */
export const personNow = (): string | null => userNow()?._id ?? null;

/** Null on the server, during hydration and for visitors. */
export const useUser = (): User | null => useStore(sessionStore, (session) => session.user);
export const useIsSignedIn = (): boolean => useStore(sessionStore, (session) => session.token !== null);

export const keepSession = (session: { token: string; user: User }): void =>
  sessionStore.setState({ ...session, hasEnded: false });
/** Merges what the server or a form says of the user into what is kept. */
export const keepUser = (news: Partial<User>): void =>
  sessionStore.setState(({ user }) => ({ user: user ? { ...user, ...news } : (news as User) }));

/** The sign-in page, and back to where one was. */
export const signInPath = (from: string): string =>
  withReturnTo('/auth/login', from.startsWith('/auth/') || from === '/' ? null : from);

/** Sign-in, and back to this page afterwards. */
export const signInFromHere = (): string => signInPath(window.location.pathname + window.location.search);

/**
 * The server no longer knows this token: the browser forgets it too, and its owner may sign in again. An answer to
 * a token that was replaced meanwhile, here or in another tab, says nothing of the session that stands now.
 */
export function endSession(deadToken: string): void {
  readKeptAgain();
  if (tokenNow() !== deadToken) return;
  sessionStore.setState({ ...nobody, hasEnded: true });
  goTo(signInFromHere());
}
