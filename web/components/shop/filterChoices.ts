/** The filters of the shop page, what each can be, and how what is chosen is said. */
import { categories, categoryLabel } from '#domain/categories.ts';
import { colourName, filterColours } from '#domain/colours.ts';
import { priceBands, readPriceBand, sectionLabels } from '#domain/listing.ts';
import { formatTaka } from '#domain/money.ts';
import type { FilterName, ShopQuery } from './shopQuery.ts';

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

const sayings: readonly [FilterName, (query: ShopQuery) => string | undefined][] = [
  ['category', ({ category }) => category && categoryLabel(category)],
  ['section', ({ section }) => section && sectionLabels[section]],
  ['search', ({ search }) => search && `“${search}”`],
  ['color', ({ color }) => color && colourName(color)],
  ['price', ({ price }) => price && priceLabel(price)],
  ['minPrice', ({ minPrice }) => minPrice && `From ${formatTaka(Number(minPrice))}`],
  ['maxPrice', ({ maxPrice }) => maxPrice && `Up to ${formatTaka(Number(maxPrice))}`],
];

/** One chip for each filter that is chosen. */
export const chipsOf = (query: ShopQuery): Chip[] =>
  sayings.flatMap(([name, say]) => {
    const label = say(query);
    return label ? [{ name, label }] : [];
  });
