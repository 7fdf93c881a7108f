/** The sizes that are filled in for the admin. */
import { bangleSizes } from './bangleSizes.ts';
import { ringSizes, usualRingSizes } from './ringSizes.ts';

interface NamedSize {
  size: string;
  measurement: string;
}

const usual: Readonly<Partial<Record<string, readonly NamedSize[]>>> = {
  bangles: bangleSizes,
  rings: usualRingSizes,
};

/** The sizes that a product of this category usually has. */
export const usualSizes = (category: string): readonly NamedSize[] => usual[category] ?? [];

/** The usual sizes for the form, without stock. */
export const defaultSizes = (category: string) =>
  usualSizes(category).map(({ size, measurement }) => ({ size, measurement, stock: 0, available: true }));

const named = new Map<string, string>(
  [...bangleSizes, ...ringSizes].map((one) => [one.size, one.measurement]),
);

/** The measurement of a size with this name: bangles are named by letters and rings by numbers. Empty for other names. */
export const measurementOf = (size: string): string => named.get(size) ?? '';
