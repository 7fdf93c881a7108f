import { type Sort, sorts } from '#domain/listing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { changedQuery, type ShopQuery, shopFields } from './shopQuery.ts';

interface SortFormProps {
  query: ShopQuery;
  onChange: (query: ShopQuery) => void;
}

/** Searches come best match first until an order is asked for; all else the newest first. */
export function SortForm({ query, onChange }: SortFormProps) {
  const kept = shopFields(query).filter(([name]) => name !== 'sort' && name !== 'page');
  return (
    <form action="/products" method="get" className="flex grow items-center gap-2 lg:grow-0">
      {kept.map(([name, value]) => (
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
