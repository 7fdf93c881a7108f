/** What a customer reads about the size that was found, and which size she can take. */
import { acrossText, inchesOf, innerDiameter, markOf } from './bangleSizes.ts';
import { type Fit, type FittingSize, nextLarger } from './fitting.ts';
import { ringSizes, ukSize, usSize } from './ringSizes.ts';
import type { SizedCategory } from './sizes.ts';

/** '2.6 = 2 6/16 inches, 6.0 cm across inside' */
function bangleInWords({ measurement, across }: FittingSize): string {
  if (innerDiameter(measurement) === null) return `${(across / 10).toFixed(1)} cm across inside`;
  return `${markOf(measurement)} = ${inchesOf(measurement)} inches, ${acrossText(measurement)} cm across inside`;
}

/** '51.9 mm around, 16.5 mm across inside; US 6, UK L½' */
function ringInWords({ size, measurement, across }: FittingSize): string {
  const known = ringSizes.find((one) => one.size === size && one.measurement === measurement);
  const around = known?.around ?? across * Math.PI;
  const inside = `${around.toFixed(1)} mm around, ${across.toFixed(1)} mm across inside`;
  return `${inside}; US ${usSize(around)}, UK ${ukSize(around)}`;
}

const inWords = { bangles: bangleInWords, rings: ringInWords } as const;

/** The size in a few words: 'Your size is M' */
export function fitTitle(fit: Fit): string {
  const { size } = fit.size;
  if (fit.kind === 'fits') return `Your size is ${size}`;
  if (fit.kind === 'between') return `Between ${fit.smaller.size} and ${size}: take ${size}`;
  if (fit.kind === 'below') return `Smaller than our smallest size, ${size}`;
  return `Larger than our largest size, ${size}`;
}

/** What the size means. */
export function fitDetail(kind: SizedCategory, fit: Fit): string {
  const { size } = fit.size;
  const words = inWords[kind](fit.size);
  if (fit.kind === 'below') return `${size} would be loose (${words}).`;
  if (fit.kind === 'above')
    return `Even ${size} would be too tight (${words}). Please ask us before you order.`;
  return `${size}: ${words}.`;
}

export interface Taking {
  /** The size that the product page can select. Null if there is none. */
  take: string | null;
  /** Why it is not the size that fits. */
  note: string | null;
}

const nothing: Taking = { take: null, note: null };

/** What the customer can take of the product in front of her. */
export function takingOf(kind: SizedCategory, sizes: readonly FittingSize[], fit: Fit): Taking {
  if (fit.kind === 'below' || fit.kind === 'above') return nothing;
  const { size, offer } = fit.size;
  if (offer === 'inStock') return { take: size, note: null };
  const reason = offer === 'soldOut' ? `${size} is sold out.` : `This product does not come in ${size}.`;
  const next = nextLarger(kind, sizes, fit.size);
  if (!next) return { take: null, note: reason };
  return { take: next.size, note: `${reason} ${next.size} is the next larger size.` };
}
