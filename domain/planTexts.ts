import { counted, plural } from './plurals.ts';

interface Planned {
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  faultCount: number;
}

const things = ({ created, changed }: Planned): string[] => [
  ...(created > 0 ? [counted(created, 'new product')] : []),
  ...(changed > 0 ? [counted(changed, 'changed product')] : []),
];

/** 'Preview: 2 products will be added and 1 product will change. 3 products stay the same.' */
export function planLine(plan: Planned): string {
  if (plan.faultCount > 0) {
    return `Nothing was saved. Please correct ${counted(plan.faultCount, 'error')}.`;
  }
  const { created, changed, unchanged } = plan;
  if (created + changed === 0) return 'There is nothing to change.';
  const found = [
    ...(created > 0 ? [`${counted(created, 'product')} will be added`] : []),
    ...(changed > 0 ? [`${counted(changed, 'product')} will change`] : []),
  ];
  const same =
    unchanged > 0 ? ` ${counted(unchanged, 'product')} ${plural(unchanged, 'stays', 'stay')} the same.` : '';
  return `Preview: ${found.join(' and ')}.${same}`;
}

/** 'Done: 2 new products, 1 changed product.' */
export const doneLine = (plan: Planned): string => `Done: ${things(plan).join(', ')}.`;

export const planTexts = {
  importFailed: 'Failed to import products',
  bulkFailed: 'Failed to change products',
  exportFailed: 'Failed to export products',
  exportCut: (products: number) =>
    `Exported the first ${counted(products, 'product')}. Choose a category or a rarer word to get the others.`,
} as const;
