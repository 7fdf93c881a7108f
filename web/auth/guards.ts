/** Guards of pages. The server renders guarded pages as an empty shell, so these run in the browser only. */
import { redirect } from 'react-router';
import type { User } from '#web/api/responses.ts';
import { placeOf } from '#web/browser/place.ts';
import { knownUser, refreshUser } from './auth.ts';
import { loginPath, tokenNow } from './session.ts';

const guarded = ['/account', '/checkout', '/admin'];

export const isForLoggedIn = (path: string): boolean =>
  guarded.some((place) => path === place || path.startsWith(`${place}/`));

/** Redirects visitors to login, which returns here. */
export async function requireUser({ url }: { url: URL }): Promise<void> {
  if (tokenNow() === null || !(await knownUser())) throw redirect(loginPath(placeOf(url)));
}

/**
 * Redirects visitors to login and users without the admin role to the home page. Asks the server first, because the
 * role may have been granted after this browser stored the user.
 */
export async function requireAdmin({ url }: { url: URL }): Promise<void> {
  const isAdmin = (user: User | null) => user?.role === 'admin';
  if (isAdmin(await knownUser()) || isAdmin(await refreshUser())) return;
  throw redirect(tokenNow() === null ? loginPath(placeOf(url)) : '/');
}
