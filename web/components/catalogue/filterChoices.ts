/** The catalogue's filters: their choices and labels. */

import { categories, categoryLabel } from '#domain/categories.ts';
import { colourName, filterColours } from '#domain/colourPresets.ts';
import { priceBandLabel, priceBands } from '#domain/listing.ts';
import { formatTaka } from '#domain/money.ts';
import { leastRatingLabel, leastRatings } from '#domain/ratings.ts';
import { sizeLabel } from '#domain/sizeFilter.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { listingTexts } from '#texts/listing.ts';
import { digits } from '#texts/numbers.ts';
import type { CatalogueQuery, FilterName } from './catalogueQuery.ts';

export interface FilterChoice {
  value: string;
  label: string;
}

export const categoryChoices: readonly FilterChoice[] = categories;
export const priceChoices: readonly FilterChoice[] = priceBands.map((value) => ({
  value,
  label: priceBandLabel(value),
}));
export const colourChoices: readonly FilterChoice[] = filterColours.map((value) => ({
  value,
  label: colourName(value),
}));

export const ratingChoices: readonly FilterChoice[] = leastRatings.map((stars) => ({
  value: String(stars),
  label: leastRatingLabel(stars),
}));

/** Each is on or off. */
export const switches = [
  { name: 'offer', facet: 'offers', label: catalogueTexts.onOffer },
  { name: 'inStock', facet: 'stock', label: catalogueTexts.inStock },
] as const;

/** Sizes are of a category. A list of all products shows the filter only when a size is chosen. */
export function sizeChoices(
  { size, category, search }: CatalogueQuery,
  offered: readonly { value: string }[] = [],
): readonly FilterChoice[] {
  const found = category || search ? offered.map(({ value }) => value) : [];
  const values = size && !found.includes(size) ? [...found, size] : found;
  return values.map((value) => ({ value, label: digits(sizeLabel(value)) }));
}

export interface Chip {
  name: FilterName;
  label: string;
}

type Labelled = readonly [FilterName, (query: CatalogueQuery) => string | undefined];

const chipLabels: readonly Labelled[] = [
  ['category', ({ category }) => category && categoryLabel(category)],
  ['section', ({ section }) => section && listingTexts.sections[section]],
  ['search', ({ search }) => search && `“${search}”`],
  ['color', ({ color }) => color && colourName(color)],
  ['price', ({ price }) => price && priceBandLabel(price)],
  ['minPrice', ({ minPrice }) => minPrice && catalogueTexts.from(formatTaka(Number(minPrice)))],
  ['maxPrice', ({ maxPrice }) => maxPrice && catalogueTexts.upTo(formatTaka(Number(maxPrice)))],
  ['size', ({ size }) => size && catalogueTexts.ofSize(sizeLabel(size))],
  ...switches.map(
    ({ name, label }) => [name, (query: CatalogueQuery) => query[name] && label] as const satisfies Labelled,
  ),
  ['rating', ({ rating }) => rating && leastRatingLabel(rating)],
];

/** One chip per active filter. */
export const chipsOf = (query: CatalogueQuery): Chip[] =>
  chipLabels.flatMap(([name, say]) => {
    const label = say(query);
    return label ? [{ name, label }] : [];
  });
