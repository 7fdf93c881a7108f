import { type Sort, sorts } from '#domain/listing.ts';
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
    <form action="/products" method="get" className="flex grow items-center gap-2 lg:grow-0">
      {otherFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="sort"
        aria-label="Sort by"
        className="grow lg:w-60"
        value={query.sort ?? (query.search ? '' : 'newest')}
        onChange={(event) =>
          onChange(changedQuery(query, { sort: (event.target.value || undefined) as Sort }))
        }
      >
        {query.search && <option value="">Best match</option>}
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" look="outline">
          Sort
        </Button>
      </span>
    </form>
  );
}
