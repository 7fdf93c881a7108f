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

/** The sizes that most women's rings are made in. */
const usual: readonly string[] = ['8', '10', '12', '14', '16', '18', '20'];
export const usualRingSizes = ringSizes
  .filter(({ size }) => usual.includes(size))
  .map(({ size, measurement }) => ({ size, measurement }));
