import { redirect } from 'react-router';
import type { User } from '#web/api/responses.ts';
import { placeOf } from '#web/browser/place.ts';
import { knownUser, refreshUser } from './auth.ts';
import { loginPath, tokenNow } from './session.ts';

/**
 * Redirects visitors to login and users without the admin role to the home page, in the browser only, as `requireUser`.
 * Asks the server first, because the role may have been granted after this browser stored the user.
 */
export async function requireAdmin({ url }: { url: URL }): Promise<void> {
  const isAdmin = (user: User | null) => user?.role === 'admin';
  if (isAdmin(await knownUser()) || isAdmin(await refreshUser())) return;
  throw redirect(tokenNow() === null ? loginPath(placeOf(url)) : '/');
}
