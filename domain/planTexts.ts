/** What is said of a change of many products, before it is done and after. */
import { grouped } from './digits.ts';

interface Planned {
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  faultCount: number;
}

const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

const things = ({ created, changed }: Planned): string[] => [
  ...(created > 0 ? [counted(created, 'new product', 'new products')] : []),
  ...(changed > 0 ? [counted(changed, 'changed product', 'changed products')] : []),
];

/** 'Nothing has been written yet: 2 new products, 1 changed product, 3 unchanged.' */
export function planLine(plan: Planned): string {
  if (plan.faultCount > 0) {
    return `Nothing has been written. ${counted(plan.faultCount, 'thing is', 'things are')} wrong.`;
  }
  const found = things(plan);
  if (found.length === 0) return 'There is nothing to change.';
  const same = plan.unchanged > 0 ? [`${grouped(plan.unchanged)} unchanged`] : [];
  return `Nothing has been written yet: ${[...found, ...same].join(', ')}.`;
}

/** 'Done: 2 new products, 1 changed product.' */
export const doneLine = (plan: Planned): string => `Done: ${things(plan).join(', ')}.`;

export const planTexts = {
  importFailed: 'Failed to import products',
  bulkFailed: 'Failed to change products',
  exportFailed: 'Failed to export products',
} as const;
