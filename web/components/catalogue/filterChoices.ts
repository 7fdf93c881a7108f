/** The catalogue's filters: their choices and labels. */
import { categories, categoryLabel } from '#domain/categories.ts';
import { colourName, filterColours } from '#domain/colours.ts';
import { priceBands, readPriceBand, sectionLabels } from '#domain/listing.ts';
import { formatTaka } from '#domain/money.ts';
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

const chipLabels: readonly [FilterName, (query: CatalogueQuery) => string | undefined][] = [
  ['category', ({ category }) => category && categoryLabel(category)],
  ['section', ({ section }) => section && sectionLabels[section]],
  ['search', ({ search }) => search && `“${search}”`],
  ['color', ({ color }) => color && colourName(color)],
  ['price', ({ price }) => price && priceLabel(price)],
  ['minPrice', ({ minPrice }) => minPrice && `From ${formatTaka(Number(minPrice))}`],
  ['maxPrice', ({ maxPrice }) => maxPrice && `Up to ${formatTaka(Number(maxPrice))}`],
];

/** One chip per active filter. */
export const chipsOf = (query: CatalogueQuery): Chip[] =>
  chipLabels.flatMap(([name, say]) => {
    const label = say(query);
    return label ? [{ name, label }] : [];
  });
