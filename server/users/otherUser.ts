/** Another user of whom an admin decides: held, with all admins, until the transaction ends. */
import { isId } from '#domain/ids.ts';
import { Problem, type ProblemCode } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import type { Context } from '#server/http/context.ts';
import { lockStandings, type Standing } from './standingQueries.ts';

export interface OtherUser {
  id: string;
  standing: Standing;
  /** Of this user and of all admins. */
  standings: ReadonlyMap<string, Standing>;
}

/** Refuses the admin's own account as told, and whoever isn't there. */
export async function holdOtherUser(
  trx: Database,
  typedId: string,
  { caller }: Context<'admin'>,
  own: ProblemCode,
): Promise<OtherUser> {
  const id = typedId.toLowerCase();
  if (id === caller.userId) throw new Problem(own);
  if (!isId(id)) throw new Problem('userNotFound');
  const standings = await lockStandings(trx, id);
  const standing = standings.get(id);
  if (!standing) throw new Problem('userNotFound');
  return { id, standing, standings };
}

/** Somebody may have taken the caller's own rights since this call was let in. */
export function refuseFallenAdmin({ standings }: OtherUser, { caller }: Context<'admin'>): void {
  if (!standings.has(caller.userId)) throw new Problem('adminOnly');
}
