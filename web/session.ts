/** Who is signed in, as this browser knows it: token and user in local storage, the same in every tab. */
import { useStore } from 'zustand';
import { withReturnTo } from '#domain/returnTo.ts';
import type { User } from './catalogue.ts';
import { goTo } from './goTo.ts';
import { keptStore } from './keptStore.ts';

interface Session {
  token: string | null;
  user: User | null;
}

const nobody: Session = { token: null, user: null };

const isSession = (kept: unknown): kept is Session => {
  const { token, user } = (kept ?? {}) as Session;
  return typeof token === 'string' && (user === null || typeof user?._id === 'string');
};

export const sessionStore = keptStore<Session>({ key: 'session', empty: nobody, isSound: isSession });

export const tokenNow = (): string | null => sessionStore.getState().token;
export const userNow = (): User | null => sessionStore.getState().user;

/** Null on the server, during hydration and for visitors. */
export const useUser = (): User | null => useStore(sessionStore, (session) => session.user);
export const useIsSignedIn = (): boolean => useStore(sessionStore, (session) => session.token !== null);

export const keepSession = (session: { token: string; user: User }): void => sessionStore.setState(session);
/** Merges what the server or a form says of the user into what is kept. */
export const keepUser = (news: Partial<User>): void =>
  sessionStore.setState(({ user }) => ({ user: user ? { ...user, ...news } : (news as User) }));

/** The sign-in page, and back to where one was. */
export const signInPath = (from: string): string =>
  withReturnTo('/auth/login', from.startsWith('/auth/') || from === '/' ? null : from);

/** The server no longer knows the token: this browser forgets it too, and its owner may sign in again. */
export function endSession(): void {
  if (tokenNow() === null) return;
  sessionStore.setState(nobody);
  goTo(signInPath(window.location.pathname + window.location.search));
}
