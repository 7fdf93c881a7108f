/** What goods cost the shop is for admins with the duty `money`. */
import { mayDo } from '#domain/duties.ts';
import { Problem } from '#domain/problems.ts';
import type { LoggedIn } from '#server/context.ts';

export const maySeeCosts = (caller: LoggedIn): boolean => mayDo(caller, 'money');

/** Refuses a cost from an admin who may not see it. An absent cost is accepted. */
export function refuseCost(cost: unknown, caller: LoggedIn): void {
  if (cost !== undefined && !maySeeCosts(caller)) throw new Problem('notAllowed');
}
