/** What goods cost the shop is for admins with the duty `money`. */
import { Problem } from '#domain/problems.ts';
import type { SignedIn } from '#server/context.ts';

export const maySeeCosts = ({ role }: SignedIn): boolean => role === 'admin';

/** Refuses a cost from somebody who may not see it. Absent is not a cost. */
export function refuseCost(cost: unknown, caller: SignedIn): void {
  if (cost !== undefined && !maySeeCosts(caller)) throw new Problem('adminOnly');
}
