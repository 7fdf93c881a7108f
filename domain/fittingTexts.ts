/** What a customer reads about the size that was found, and which size she can take. */
import { fittingTexts } from '#texts/fitting.ts';
import { acrossText, inchesOf, innerDiameter, markOf } from './bangleSizes.ts';
import { type Fit, type FittingSize, nextLarger, type Offer } from './fitting.ts';
import { ringSizes, ukSize, usSize } from './ringSizes.ts';
import type { SizedCategory } from './sizes.ts';

/** '2.6 = 2 6/16 inches, 6.0 cm across inside' */
function bangleInWords({ measurement, across }: FittingSize): string {
  if (innerDiameter(measurement) === null) return fittingTexts.bangleAcross((across / 10).toFixed(1));
  return fittingTexts.bangle(markOf(measurement), inchesOf(measurement), acrossText(measurement));
}

/** '51.9 mm around, 16.5 mm across inside; US 6, UK L½' */
function ringInWords({ size, measurement, across }: FittingSize): string {
  const known = ringSizes.find((one) => one.size === size && one.measurement === measurement);
  const around = known?.around ?? across * Math.PI;
  return fittingTexts.ring(around.toFixed(1), across.toFixed(1), usSize(around), ukSize(around));
}

const inWords = { bangles: bangleInWords, rings: ringInWords } as const;

/** The size in a few words: 'Your size is M' */
export function fitTitle(fit: Fit): string {
  const { size } = fit.size;
  if (fit.kind === 'between') return fittingTexts.between(fit.smaller.size, size);
  return fittingTexts[fit.kind](size);
}

/** What the size means. */
export function fitDetail(kind: SizedCategory, fit: Fit): string {
  const { size } = fit.size;
  const words = inWords[kind](fit.size);
  if (fit.kind === 'below') return fittingTexts.tooLoose(size, words);
  return fit.kind === 'above' ? fittingTexts.tooTight(size, words) : fittingTexts.meaning(size, words);
}

export interface SizeChoice {
  /** The size that the product page can select. Null if there is none. */
  take: string | null;
  /** Why it is not the size that fits. */
  note: string | null;
}

const nothing: SizeChoice = { take: null, note: null };

/** What the customer can take of the product in front of her. */
export function sizeChoiceOf(kind: SizedCategory, sizes: readonly FittingSize[], fit: Fit): SizeChoice {
  if (fit.kind === 'below' || fit.kind === 'above') return nothing;
  const { size, offer } = fit.size;
  if (offer === 'inStock') return { take: size, note: null };
  const next = nextLarger(kind, sizes, fit.size)?.size ?? null;
  return { take: next, note: noteOf(offer, size, next) };
}

function noteOf(offer: Offer, size: string, next: string | null): string {
  if (offer === 'soldOut')
    return next === null ? fittingTexts.soldOut(size) : fittingTexts.soldOutTake(size, next);
  return next === null ? fittingTexts.notOffered(size) : fittingTexts.notOfferedTake(size, next);
}
