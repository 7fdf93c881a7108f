/** The catalogue's filters: their choices and labels. */

import { categories, categoryLabel } from '#domain/categories.ts';
import { colourName, filterColours } from '#domain/colours.ts';
import { priceBands, readPriceBand, sectionLabels } from '#domain/listing.ts';
import { formatTaka } from '#domain/money.ts';
import { leastRatingLabel, leastRatings } from '#domain/ratings.ts';
import { sizeLabel } from '#domain/sizeFilter.ts';
import type { CatalogueQuery, FilterName } from './catalogueQuery.ts';

export interface FilterChoice {
  value: string;
  label: string;
}

export const categoryChoices: readonly FilterChoice[] = categories;
export const priceChoices: readonly FilterChoice[] = priceBands;
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
  { name: 'offer', facet: 'offers', label: 'On offer' },
  { name: 'inStock', facet: 'stock', label: 'In stock' },
] as const;

/** Sizes are of a category. A list of all products shows the filter only when a size is chosen. */
export function sizeChoices(
  { size, category, search }: CatalogueQuery,
  offered: readonly { value: string }[] = [],
): readonly FilterChoice[] {
  const found = category || search ? offered.map(({ value }) => value) : [];
  const values = size && !found.includes(size) ? [...found, size] : found;
  return values.map((value) => ({ value, label: sizeLabel(value) }));
}

function priceLabel(band: string): string {
  const known = priceBands.find(({ value }) => value === band);
  if (known) return known.label;
  const { minPrice = 0, maxPrice } = readPriceBand(band) ?? {};
  return maxPrice === undefined
    ? `Above ${formatTaka(minPrice)}`
    : `${formatTaka(minPrice)} - ${formatTaka(maxPrice)}`;
}

export interface Chip {
  name: FilterName;
  label: string;
}

type Labelled = readonly [FilterName, (query: CatalogueQuery) => string | undefined];

const chipLabels: readonly Labelled[] = [
  ['category', ({ category }) => category && categoryLabel(category)],
  ['section', ({ section }) => section && sectionLabels[section]],
  ['search', ({ search }) => search && `“${search}”`],
  ['color', ({ color }) => color && colourName(color)],
  ['price', ({ price }) => price && priceLabel(price)],
  ['minPrice', ({ minPrice }) => minPrice && `From ${formatTaka(Number(minPrice))}`],
  ['maxPrice', ({ maxPrice }) => maxPrice && `Up to ${formatTaka(Number(maxPrice))}`],
  ['size', ({ size }) => size && `Size ${sizeLabel(size)}`],
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
