import { type Sort, sortValues } from '#domain/listing.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { listingTexts } from '#texts/listing.ts';
import { addressOf } from '#web/browser/place.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type CatalogueQuery, changedQuery, queryFields } from './catalogueQuery.ts';

interface SortFormProps {
  query: CatalogueQuery;
  onChange: (query: CatalogueQuery) => void;
}

/** A search sorts by relevance until the user sorts it; other lists start with the newest. */
export function SortForm({ query, onChange }: SortFormProps) {
  const otherFields = queryFields(query).filter(([name]) => name !== 'sort' && name !== 'page');
  return (
    <form action={addressOf('/products')} method="get" className="flex grow items-center gap-2 lg:grow-0">
      {otherFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="sort"
        aria-label={catalogueTexts.sortBy}
        className="grow lg:w-60"
        value={query.sort ?? (query.search ? '' : 'newest')}
        onChange={(event) =>
          onChange(changedQuery(query, { sort: (event.target.value || undefined) as Sort }))
        }
      >
        {query.search && <option value="">{catalogueTexts.bestMatch}</option>}
        {sortValues.map((value) => (
          <option key={value} value={value}>
            {listingTexts.sorts[value]}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" look="outline">
          {catalogueTexts.sort}
        </Button>
      </span>
    </form>
  );
}
