import { Problem } from '#domain/problems.ts';

/**
 * A change that was made from an older state would silently undo what another admin has changed since. Null stands for what
 * was not there.
 */
export function refuseOutdated(basedOn: string | null | undefined, changedAt: Date | null): void {
  if (isOutdated(basedOn, changedAt)) throw new Problem('changedMeanwhile');
}

/** For a change of many, which leaves out what is outdated and makes the rest. */
export function isOutdated(basedOn: string | null | undefined, changedAt: Date | null): boolean {
  if (basedOn === undefined) return false;
  const seen = basedOn === null ? null : Date.parse(basedOn);
  return seen !== (changedAt?.getTime() ?? null);
}
