import { displayHex } from '#domain/colours.ts';
import { Button } from '#web/ui/Button.tsx';
import { Swatch } from '#web/ui/Swatch.tsx';
import { type CatalogueQuery, changedQuery, queryFields } from './catalogueQuery.ts';
import { type Counts, FilterGroup } from './FilterGroup.tsx';
import { categoryChoices, colourChoices, priceChoices } from './filterChoices.ts';

export interface Facets {
  categories: Counts;
  colors: Counts;
  prices: Counts;
  /** The counts are minimums. */
  atLeast?: boolean;
}

interface FilterFormProps {
  query: CatalogueQuery;
  facets?: Facets;
  onChange: (query: CatalogueQuery) => void;
}

const filters = [
  { legend: 'Category', name: 'category', facet: 'categories', choices: categoryChoices },
  { legend: 'Price', name: 'price', facet: 'prices', choices: priceChoices },
  {
    legend: 'Color',
    name: 'color',
    facet: 'colors',
    choices: colourChoices,
    iconOf: (value: string) => <Swatch hex={displayHex({ name: value })} />,
  },
] as const;

/** The fields that the form has itself. A changed filter leads back to page 1. */
const ownFields: readonly string[] = [...filters.map(({ name }) => name), 'page'];

/** A GET form to the catalogue. Each choice applies at once; without script the button submits it. */
export function FilterForm({ query, facets, onChange }: FilterFormProps) {
  return (
    <form action="/products" method="get">
      {queryFields(query)
        .filter(([name]) => !ownFields.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {filters.map(({ name, facet, ...filter }) => (
        <FilterGroup
          key={name}
          {...filter}
          name={name}
          chosen={query[name] ?? ''}
          counts={facets?.[facet]}
          atLeast={facets?.atLeast}
          onChoose={(value) => onChange(changedQuery(query, { [name]: value || undefined }))}
        />
      ))}
      <div className="hidden pt-4 noscript:block">
        <Button type="submit" wide>
          Show products
        </Button>
      </div>
    </form>
  );
}
