/** The sizes bangles are sold in: inches, and the pair as bangle makers write it. */
export const bangleSizes = [
  { size: 'S', measurement: '2.4/24' },
  { size: 'M', measurement: '2.6/26' },
  { size: 'L', measurement: '2.8/28' },
  { size: 'XL', measurement: '2.10/30' },
] as const;

/**
 * '2.6/26' as millimetres across the inside. Bangle makers count sixteenths of an inch after the point, so 2.10 is
 * two inches and ten sixteenths, and larger than 2.8. Null for any other way of writing.
 */
export function innerDiameter(measurement: string): number | null {
  const [, inches, sixteenths] = /^(\d)\.(\d{1,2})(?:\/\d+)?$/.exec(measurement) ?? [];
  if (!inches || !sixteenths || Number(sixteenths) > 15) return null;
  return (Number(inches) + Number(sixteenths) / 16) * 25.4;
}

export const MAX_SIZES = 4;

/** What the form begins with when a bangle has no sizes yet. */
export const defaultSizes = () => bangleSizes.map((size) => ({ ...size, stock: 0, available: true }));
