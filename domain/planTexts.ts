import { planTexts } from '#texts/productPlanTexts.ts';

interface Planned {
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  faultCount: number;
}

/** 'Preview: 2 products will be added and 1 product will change. 3 products stay the same.' */
export function planLine({ created, changed, unchanged, faultCount }: Planned): string {
  if (faultCount > 0) return planTexts.nothingSaved(faultCount);
  if (created + changed === 0) return planTexts.nothingToChange;
  const found = countsLine(created, changed, planTexts.addedAndChanged, planTexts.added, planTexts.changed);
  return unchanged > 0 ? `${found} ${planTexts.same(unchanged)}` : found;
}

/** 'Done: 2 new products, 1 changed product.' */
export const doneLine = ({ created, changed }: Planned): string =>
  countsLine(created, changed, planTexts.doneBoth, planTexts.doneAdded, planTexts.doneChanged);

type OneCount = (count: number) => string;

/** The text for both counts, or for the one that is not 0. */
function countsLine(
  created: number,
  changed: number,
  both: (created: number, changed: number) => string,
  onlyCreated: OneCount,
  onlyChanged: OneCount,
): string {
  if (created > 0 && changed > 0) return both(created, changed);
  return created > 0 ? onlyCreated(created) : onlyChanged(changed);
}
