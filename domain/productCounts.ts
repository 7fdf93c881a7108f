/** The stock counts in the form of a product, in pieces: its own, and those of its sizes and colors. */
import { colourSlug } from './colours.ts';

export const countUnits = ['product', 'size', 'colour', 'batch'] as const;
export type CountUnit = (typeof countUnits)[number];

export interface Count {
  unit: CountUnit;
  /** The size's name or the color's slug. Empty for the product's own count. */
  unitName: string;
  stock: number;
}

interface Counted {
  stock: number;
  sizes: readonly { size: string; stock: number }[];
  colors: readonly { name: string; stock: number }[];
}

const ownCount = ({ stock }: Counted): Count => ({ unit: 'product', unitName: '', stock });
const sizeCount = ({ size, stock }: Counted['sizes'][number]): Count => {
  return { unit: 'size', unitName: size, stock };
};
const colourCount = ({ name, stock }: Counted['colors'][number]): Count => {
  return { unit: 'colour', unitName: colourSlug(name), stock };
};

/** The product's own count, then those of its sizes and colors. */
export const countsOf = (counted: Counted): Count[] => [
  ownCount(counted),
  ...counted.sizes.map(sizeCount),
  ...counted.colors.map(colourCount),
];

/** Equal for the same count of one product. */
export const countKey = ({ unit, unitName }: Pick<Count, 'unit' | 'unitName'>): string =>
  `${unit} ${unitName}`;

/** The pieces of each count by its key. */
export const stockByCount = (counts: readonly Count[]): ReadonlyMap<string, number> =>
  new Map(counts.map((count) => [countKey(count), count.stock]));

/** The same with another stock for each count. `field` is its path in the form. */
export const withCounts = <P extends Counted>(
  counted: P,
  stockOf: (count: Count, field: string) => number,
): P => ({
  ...counted,
  stock: stockOf(ownCount(counted), 'stock'),
  sizes: counted.sizes.map((row, place) => ({
    ...row,
    stock: stockOf(sizeCount(row), `sizes.${place}.stock`),
  })),
  colors: counted.colors.map((row, place) => ({
    ...row,
    stock: stockOf(colourCount(row), `colors.${place}.stock`),
  })),
});
