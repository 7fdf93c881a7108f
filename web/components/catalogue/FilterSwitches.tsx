import { catalogueTexts } from '#texts/catalogue.ts';
import { type CatalogueQuery, changedQuery } from './catalogueQuery.ts';
import { FilterFieldset } from './FilterGroup.tsx';
import { FilterOption } from './FilterOption.tsx';
import { countOf, type Facets } from './facets.ts';
import { switches } from './filterChoices.ts';

interface FilterSwitchesProps {
  query: CatalogueQuery;
  facets?: Facets;
  onChange: (query: CatalogueQuery) => void;
}

/** Filters that are on or off. */
export const FilterSwitches = ({ query, facets, onChange }: FilterSwitchesProps) => (
  <FilterFieldset legend={catalogueTexts.showOnly}>
    {switches.map(({ name, facet, label }) => (
      <FilterOption
        key={name}
        type="checkbox"
        name={name}
        value="1"
        checked={query[name] === '1'}
        label={label}
        count={countOf(facets?.[facet], '1')}
        atLeast={facets?.atLeast}
        onChange={() => onChange(changedQuery(query, { [name]: query[name] ? undefined : '1' }))}
      />
    ))}
  </FilterFieldset>
);
