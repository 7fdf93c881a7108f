import { displayHex } from '#domain/colourPresets.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { addressOf } from '#web/browser/place.ts';
import { Button } from '#web/ui/Button.tsx';
import { Swatch } from '#web/ui/Swatch.tsx';
import { type CatalogueQuery, changedQuery, queryFields } from './catalogueQuery.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterSwitches } from './FilterSwitches.tsx';
import type { Facets } from './facets.ts';
import {
  categoryChoices,
  colourChoices,
  priceChoices,
  ratingChoices,
  sizeChoices,
  switches,
} from './filterChoices.ts';

interface CatalogueFiltersProps {
  query: CatalogueQuery;
  facets?: Facets;
  onChange: (query: CatalogueQuery) => void;
}

const filters = {
  category: {
    legend: catalogueTexts.category,
    name: 'category',
    facet: 'categories',
    choices: categoryChoices,
  },
  size: { legend: catalogueTexts.size, name: 'size', facet: 'sizes' },
  price: { legend: catalogueTexts.price, name: 'price', facet: 'prices', choices: priceChoices },
  color: {
    legend: catalogueTexts.color,
    name: 'color',
    facet: 'colors',
    choices: colourChoices,
    iconOf: (value: string) => <Swatch hex={displayHex({ name: value })} />,
  },
  rating: { legend: catalogueTexts.rating, name: 'rating', facet: 'ratings', choices: ratingChoices },
} as const;

/** The fields that the form has itself. A changed filter leads back to page 1. */
const ownFields: readonly string[] = [...Object.keys(filters), ...switches.map(({ name }) => name), 'page'];

/** A GET form to the catalogue. Each choice applies at once; without script the button submits it. */
export function CatalogueFilters({ query, facets, onChange }: CatalogueFiltersProps) {
  const sizes = sizeChoices(query, facets?.sizes);
  const groupProps = <Name extends keyof typeof filters>(name: Name) => ({
    ...filters[name],
    chosen: query[name] ?? '',
    counts: facets?.[filters[name].facet],
    atLeast: facets?.atLeast,
    onChoose: (value: string) => onChange(changedQuery(query, { [name]: value || undefined })),
  });
  // Another category has other sizes.
  const chooseCategory = (value: string) =>
    onChange(changedQuery(query, { category: value || undefined, size: undefined }));
  return (
    <form action={addressOf('/products')} method="get">
      {queryFields(query)
        .filter(([name]) => !ownFields.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <FilterGroup {...groupProps('category')} onChoose={chooseCategory} />
      <FilterSwitches query={query} facets={facets} onChange={onChange} />
      {sizes.length > 0 && <FilterGroup {...groupProps('size')} choices={sizes} />}
      <FilterGroup {...groupProps('price')} />
      <FilterGroup {...groupProps('color')} />
      <FilterGroup {...groupProps('rating')} />
      <div className="hidden pt-4 noscript:block">
        <Button type="submit" wide>
          {catalogueTexts.showProducts}
        </Button>
      </div>
    </form>
  );
}
