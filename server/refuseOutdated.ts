import { Problem } from '#domain/problems.ts';

/**
 * A change that was made from an older state would silently undo what another admin has changed since. Null stands for what
 * was not there.
 */
export function refuseOutdated(basedOn: string | null | undefined, changedAt: Date | null): void {
  if (basedOn === undefined) return;
  const seen = basedOn === null ? null : Date.parse(basedOn);
  if (seen !== (changedAt?.getTime() ?? null)) throw new Problem('changedMeanwhile');
}
