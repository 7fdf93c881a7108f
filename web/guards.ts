/** Who may see which page. The server's render of guarded pages is an empty frame, so this is for the browser. */
import { redirect } from 'react-router';
import { signInPath, tokenNow } from './session.ts';
import { knownUser } from './signing.ts';

const guarded = ['/account', '/checkout', '/admin'];

export const isForSignedIn = (path: string): boolean =>
  guarded.some((place) => path === place || path.startsWith(`${place}/`));

const placeOf = (url: URL): string => url.pathname + url.search;

/** A visitor is sent to sign in, and back here afterwards. */
export async function requireUser({ url }: { url: URL }): Promise<void> {
  if (tokenNow() === null || !(await knownUser())) throw redirect(signInPath(placeOf(url)));
}

/** A visitor is sent to sign in; somebody signed in who is no admin goes home. */
export async function requireAdmin({ url }: { url: URL }): Promise<void> {
  const user = tokenNow() === null ? null : await knownUser();
  if (!user) throw redirect(signInPath(placeOf(url)));
  if (user.role !== 'admin') throw redirect('/');
}
