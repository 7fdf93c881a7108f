import { redirect } from 'react-router';
import { placeOf } from '#web/browser/place.ts';
import { knownUser } from './auth.ts';
import { loginPath, tokenNow } from './session.ts';

/**
 * Redirects visitors to login, which returns here. The server renders guarded pages as an empty shell, so this runs in the
 * browser only.
 */
export async function requireUser({ url }: { url: URL }): Promise<void> {
  if (tokenNow() === null || !(await knownUser())) throw redirect(loginPath(placeOf(url)));
}
