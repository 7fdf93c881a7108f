/** The sizes bangles are sold in: inches, and the pair as bangle makers write it. */
export const bangleSizes = [
  { size: 'S', measurement: '2.4/24' },
  { size: 'M', measurement: '2.6/26' },
  { size: 'L', measurement: '2.8/28' },
  { size: 'XL', measurement: '2.10/30' },
] as const;

export const MAX_SIZES = 4;

/** What the form begins with when a bangle has no sizes yet. */
export const defaultSizes = () => bangleSizes.map((size) => ({ ...size, stock: 0, available: true }));
