/** Who is signed in shows the password once more, before something that it takes more than a session for. */
import { Problem, problems } from '#domain/problems.ts';
import type { Context } from '#server/http/context.ts';
import { passwordMatches } from './passwords.ts';
import { findPasswordHash } from './userQueries.ts';

export type SignedInContext = Context<'customer' | 'admin'>;

/** The hash that the password fits: to be held against the one that stands when the change is made. */
export async function showPasswordAgain({ db, caller }: SignedInContext, password: string): Promise<string> {
  const stored = await findPasswordHash(db, caller.userId);
  if (!stored || !(await passwordMatches(stored.password_hash, password))) throw wrongPassword();
  return stored.password_hash;
}

export const wrongPassword = () =>
  new Problem('wrongCurrentPassword', {
    errors: { currentPassword: problems.wrongCurrentPassword.message },
  });
