import { bangleSizeTexts as texts } from '#texts/bangleSizes.ts';

/** Bangle sizes: inches, and the pair of numbers that bangle makers write. */
export const bangleSizes = [
  { size: 'S', measurement: '2.4/24' },
  { size: 'M', measurement: '2.6/26' },
  { size: 'L', measurement: '2.8/28' },
  { size: 'XL', measurement: '2.10/30' },
] as const;

/**
 * The inner diameter in millimetres of a measurement such as '2.6/26'. Bangle makers count sixteenths of an
 * inch after the point, so 2.10 is two inches and ten sixteenths, and larger than 2.8. Null for any other
 * format.
 */
export function innerDiameter(measurement: string): number | null {
  const [, inches, sixteenths] = /^(\d)\.(\d{1,2})(?:\/\d+)?$/.exec(measurement) ?? [];
  if (!inches || !sixteenths || Number(sixteenths) > 15) return null;
  return (Number(inches) + Number(sixteenths) / 16) * 25.4;
}

/** '2.4' from '2.4/24': the number stamped on the bangle. */
export const markOf = (measurement: string): string => measurement.split('/')[0] ?? measurement;

/** '5.7' from '2.4/24': the inner diameter in centimetres. */
export const acrossText = (measurement: string): string =>
  ((innerDiameter(measurement) ?? 0) / 10).toFixed(1);

/** '2 4/16' from '2.4/24'. */
export const inchesOf = (measurement: string): string => markOf(measurement).replace('.', ' ').concat('/16');

/** How to read the sizes. The size guide and the FAQ show these texts. */
export const bangleSizeTexts = {
  get sizes() {
    const each = bangleSizes.map(({ size, measurement }) =>
      texts.size(size, markOf(measurement), acrossText(measurement)),
    );
    return texts.sizes(each);
  },
  get rule() {
    const [{ measurement: one }, , , { measurement: other }] = bangleSizes;
    return texts.rule(markOf(one), inchesOf(one), markOf(other), inchesOf(other));
  },
  get between() {
    return texts.between;
  },
};
