import { displayHex } from '#domain/colours.ts';
import { Button } from '#web/ui/Button.tsx';
import { Swatch } from '#web/ui/Swatch.tsx';
import { type Counts, FilterGroup } from './FilterGroup.tsx';
import { categoryChoices, colourChoices, priceChoices } from './filterChoices.ts';
import { changedQuery, type FilterName, type ShopQuery, shopFields } from './shopQuery.ts';

export interface Facets {
  categories: Counts;
  colors: Counts;
  prices: Counts;
  /** Each would find at least that many. */
  atLeast?: boolean;
}

interface FilterFormProps {
  query: ShopQuery;
  facets?: Facets;
  onChange: (query: ShopQuery) => void;
}

const chosenHere: readonly string[] = ['category', 'price', 'color', 'page'];

/** A plain form to the shop page: each choice is followed at once, and without script the button below sends it. */
export function FilterForm({ query, facets, onChange }: FilterFormProps) {
  const choose = (name: FilterName) => (value: string) =>
    onChange(changedQuery(query, { [name]: value || undefined }));
  return (
    <form action="/products" method="get">
      {shopFields(query)
        .filter(([name]) => !chosenHere.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <FilterGroup
        legend="Category"
        name="category"
        choices={categoryChoices}
        chosen={query.category ?? ''}
        counts={facets?.categories}
        atLeast={facets?.atLeast}
        onChoose={choose('category')}
      />
      <FilterGroup
        legend="Price"
        name="price"
        choices={priceChoices}
        chosen={query.price ?? ''}
        counts={facets?.prices}
        atLeast={facets?.atLeast}
        onChoose={choose('price')}
      />
      <FilterGroup
        legend="Color"
        name="color"
        choices={colourChoices}
        chosen={query.color ?? ''}
        counts={facets?.colors}
        atLeast={facets?.atLeast}
        markOf={(value) => <Swatch hex={displayHex({ name: value })} />}
        onChoose={choose('color')}
      />
      <div className="hidden pt-4 noscript:block">
        <Button type="submit" wide>
          Show products
        </Button>
      </div>
    </form>
  );
}
