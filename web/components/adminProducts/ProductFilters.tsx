import { categories } from '#domain/categories.ts';
import { ownersSorts, ownersStates } from '#domain/ownersListing.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const productFilterNames = ['search', 'category', 'state', 'sort'] as const;

/** The first is how the list is sorted unasked: it needs no place in the address. */
const sorts = ownersSorts.map(({ value, label }, place) => ({ value: place === 0 ? '' : value, label }));

export function ProductFilters() {
  return (
    <FilterForm label="Filter products">
      <SearchField label="Search products" placeholder="Search by name or description" />
      <FilterSelect label="Category" name="category" all="All categories" choices={categories} />
      <FilterSelect label="State" name="state" all="All states" choices={ownersStates} />
      <FilterSelect label="Sort by" name="sort" choices={sorts} />
    </FilterForm>
  );
}
