/** The session in this browser: token and user in local storage, shared by all tabs. */
import { useStore } from 'zustand';
import { withReturnTo } from '#domain/returnTo.ts';
import type { User } from '#web/api/responses.ts';
import { goTo, wantedPath } from '#web/browser/goTo.ts';
import { clearStored, persistedStore, rereadStores } from '#web/state/persistedStore.ts';

interface Session {
  token: string | null;
  user: User | null;
  /** True if the server ended the session. The user may want to log in again and continue here. */
  hasEnded: boolean;
}

const nobody: Session = { token: null, user: null, hasEnded: false };

const isSession = (stored: unknown): stored is Session => {
  const { token, user, hasEnded } = (stored ?? {}) as Session;
  if (token === null) return user === null && hasEnded === true;
  return typeof token === 'string' && (user === null || typeof user?._id === 'string');
};

export const sessionStore = persistedStore<Session>({ key: 'session', empty: nobody, isSound: isSession });

export const tokenNow = (): string | null => sessionStore.getState().token;
export const userNow = (): User | null => sessionStore.getState().user;
/** Id of the logged-in user; also null if only the token is known. */
export const userIdNow = (): string | null => userNow()?._id ?? null;

/** Null on the server, during hydration and for visitors. */
export const useUser = (): User | null => useStore(sessionStore, (session) => session.user);
export const useIsLoggedIn = (): boolean => useStore(sessionStore, (session) => session.token !== null);

export const saveSession = (session: { token: string; user: User }): void =>
  sessionStore.setState({ ...session, hasEnded: false });
/** Merges new fields into the stored user. */
export const updateUser = (changes: Partial<User>): void =>
  sessionStore.setState(({ user }) => ({ user: user ? { ...user, ...changes } : (changes as User) }));

/** Address of the login page that returns to `from`. */
export const loginPath = (from: string): string =>
  withReturnTo('/auth/login', from.startsWith('/auth/') || from === '/' ? null : from);

/** Address of the login page that returns to the page that the user wants. */
export const loginToContinue = (): string => loginPath(wantedPath());

/**
 * The server does not know this token any more: ends the session here, so that the user may log in again. A response to
 * a token that was replaced in the meantime, here or in another tab, does not concern the current session.
 */
export function endSession(deadToken: string): void {
  rereadStores();
  if (tokenNow() !== deadToken) return;
  sessionStore.setState({ ...nobody, hasEnded: true });
  for (const key of ['lastKnown', 'placedOrder']) clearStored(key);
  goTo(loginToContinue());
}
