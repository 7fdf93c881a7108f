import { Problem } from '#domain/problems.ts';

/** A change that was made from an older state would silently undo what another admin has changed since. */
export function refuseOutdated(basedOn: string | undefined, changedAt: Date): void {
  if (basedOn !== undefined && Date.parse(basedOn) !== changedAt.getTime()) {
    throw new Problem('changedMeanwhile');
  }
}
