/**
 * Ring sizes: the numbers that jewellers in Bangladesh and India use, with the inner circumference in millimetres.
 * Source: the chart in Wikipedia's article "Ring size", column "India, China, Japan, South America". Indian shops print the same
 * figures.
 */
const circumferences = [
  41, 41.7, 42.9, 43.6, 44.8, 46.1, 47.4, 48, 48.7, 50, 51.2, 51.9, 53.1, 54.4, 55.1, 56.3, 57, 58.3, 58.9,
  60.2, 60.8, 62.1, 62.7, 64, 64.6, 65.9, 67.2, 67.8, 69.1, 71,
] as const;

/** The inner diameter in millimetres. */
const across = (circumference: number): number => circumference / Math.PI;

/** '16.5 mm': the inner diameter, as the shop writes it beside a size. */
const measurementOf = (circumference: number): string => `${across(circumference).toFixed(1)} mm`;

export const ringSizes = circumferences.map((around, place) => ({
  size: String(place + 1),
  measurement: measurementOf(around),
  /** The inner circumference in millimetres. */
  around,
}));

/** A ring's circumference in the United States: 0 is 11.63 mm across, and each size is 0.032 inches more. Same source. */
const usStart = 11.63 * Math.PI;
const usStep = 0.032 * 25.4 * Math.PI;

/** '7', '6¾': to the nearest quarter. `around`: the inner circumference in millimetres. */
export function usSize(around: number): string {
  const quarters = Math.max(0, Math.round(((around - usStart) / usStep) * 4));
  const [whole, part] = [Math.floor(quarters / 4), ['', '¼', '½', '¾'][quarters % 4] ?? ''];
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** Of the British standard BS 6820: C is 40 mm around, and each letter is 1.25 mm more. */
const ukStart = 37.5;
const ukStep = 1.25;

/** 'N½': to the nearest half. Above Z it counts on: 'Z+1'. `around`: the inner circumference in millimetres. */
export function ukSize(around: number): string {
  const halves = Math.max(0, Math.round(((around - ukStart) / ukStep) * 2));
  const [letter, half] = [Math.floor(halves / 2), halves % 2 === 1 ? '½' : ''];
  const last = 25;
  if (letter > last) return `Z+${letter - last}${half}`;
  return `${String.fromCharCode('A'.charCodeAt(0) + letter)}${half}`;
}

/** The sizes that most women's rings are made in. */
const usual: readonly string[] = ['8', '10', '12', '14', '16', '18', '20'];
export const usualRingSizes = ringSizes
  .filter(({ size }) => usual.includes(size))
  .map(({ size, measurement }) => ({ size, measurement }));
