/** Sizes as the filter names and orders them. */
import { bangleSizes } from './bangleSizes.ts';

/** 'm' for 'M'. As `size_slug` in the migrations. */
export const sizeSlug = (name: string): string => name.trim().toLowerCase();

const knownSlugs: readonly string[] = bangleSizes.map(({ size }) => sizeSlug(size));

/** 'M' for 'm', '16' for '16'. */
export const sizeLabel = (slug: string): string => (slug.length <= 4 ? slug.toUpperCase() : slug);

const placeOf = (slug: string): number => {
  const place = knownSlugs.indexOf(slug);
  return place < 0 ? knownSlugs.length : place;
};

/** S to XL, then numbers from small to large, then others. For `sort`. */
export const bySizeOrder = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || one.localeCompare(other, 'en', { numeric: true });
