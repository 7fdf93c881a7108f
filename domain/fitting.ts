/** Finds the size that fits what a customer measured. Lengths are inner diameters in millimetres. */
import { bangleSizes, innerDiameter } from './bangleSizes.ts';
import { ringSizes } from './ringSizes.ts';
import type { SizedCategory } from './sizes.ts';

/** Whether the product that the customer looks at can be bought in a size. */
export type Offer = 'inStock' | 'soldOut' | 'none';

export interface FittingSize {
  size: string;
  measurement: string;
  across: number;
  offer: Offer;
}

interface FittingRule {
  sizes: readonly { size: string; measurement: string }[];
  /** The inner diameter that a measurement stands for. Null for another format. */
  acrossOf: (measurement: string) => number | null;
  /** A size is still that size if it differs by no more, since nobody measures exactly. */
  tolerance: number;
  /** A size that is larger by no more than this can still be worn. */
  reach: number;
}

/** '16.5 mm' */
function millimetres(measurement: string): number | null {
  const [, number] = /^(\d+(?:\.\d+)?)\s*mm$/i.exec(measurement.trim()) ?? [];
  return number === undefined ? null : Number(number);
}

/** The sizes of bangles are 3.2 mm apart, those of rings 0.3 mm. */
const rules: Readonly<Record<SizedCategory, FittingRule>> = {
  bangles: { sizes: bangleSizes, acrossOf: innerDiameter, tolerance: 0.8, reach: 3.3 },
  rings: { sizes: ringSizes, acrossOf: millimetres, tolerance: 0.15, reach: 0.75 },
};

interface OfferedSize {
  size: string;
  measurement: string;
  stock: number;
  available: boolean;
}

/** The diameter of a size, by its measurement, else by its name. Null if neither tells it. */
function acrossOf(kind: SizedCategory, { size, measurement }: Pick<OfferedSize, 'size' | 'measurement'>) {
  const { sizes, acrossOf: read } = rules[kind];
  const known = sizes.find((one) => one.size === size);
  return read(measurement) ?? (known ? read(known.measurement) : null);
}

/** A usual size and one of the product that differ by so little are the same. The usual sizes are further apart. */
const isSame = (kind: SizedCategory, one: number, other: number): boolean =>
  Math.abs(one - other) <= rules[kind].tolerance;

/** The sizes of a product and the shop's other usual ones, smallest first. */
export function fittingSizes(kind: SizedCategory, offered: readonly OfferedSize[] = []): FittingSize[] {
  const own = offered.flatMap((row): FittingSize[] => {
    const across = acrossOf(kind, row);
    if (across === null) return [];
    const offer = row.available && row.stock > 0 ? 'inStock' : 'soldOut';
    return [{ size: row.size, measurement: row.measurement, across, offer }];
  });
  const isOwn = (across: number) => own.some((one) => isSame(kind, one.across, across));
  const usual = rules[kind].sizes.flatMap(({ size, measurement }): FittingSize[] => {
    const across = acrossOf(kind, { size, measurement });
    return across === null || isOwn(across) ? [] : [{ size, measurement, across, offer: 'none' }];
  });
  return [...own, ...usual].sort((one, other) => one.across - other.across);
}

/** `size` fits; between two sizes it is the larger one, beyond all sizes the nearest. */
export type Fit =
  | { kind: 'fits' | 'below' | 'above'; size: FittingSize }
  | { kind: 'between'; size: FittingSize; smaller: FittingSize };

/** `sizes` are sorted, and there is at least one. */
export function fitOf(kind: SizedCategory, sizes: readonly FittingSize[], across: number): Fit | null {
  const { tolerance } = rules[kind];
  const off = (size: FittingSize) => Math.abs(size.across - across);
  const [nearest] = [...sizes].sort((one, other) => off(one) - off(other));
  if (nearest && off(nearest) <= tolerance) return { kind: 'fits', size: nearest };
  const place = sizes.findIndex((size) => size.across > across);
  const [size, smaller, largest] = [sizes[place], sizes[place - 1], sizes.at(-1)];
  if (!size) return largest ? { kind: 'above', size: largest } : null;
  return smaller ? { kind: 'between', size, smaller } : { kind: 'below', size };
}

/** The next larger size in stock that can still be worn, for a size that cannot be bought. */
export const nextLarger = (
  kind: SizedCategory,
  sizes: readonly FittingSize[],
  { across }: FittingSize,
): FittingSize | null =>
  sizes.find(
    (one) => one.offer === 'inStock' && one.across > across && one.across - across <= rules[kind].reach,
  ) ?? null;
