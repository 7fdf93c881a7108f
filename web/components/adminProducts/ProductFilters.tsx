import { adminSorts, adminStates } from '#domain/adminListing.ts';
import { categories } from '#domain/categories.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const productFilterNames = ['search', 'category', 'state', 'sort'] as const;

/** The first entry is the default order, so it is not in the address. */
const sorts = adminSorts.map(({ value, label }, place) => ({ value: place === 0 ? '' : value, label }));

export function ProductFilters() {
  return (
    <FilterForm label="Filter products">
      <SearchField label="Search products" placeholder="Search by name or description" />
      <FilterSelect label="Category" name="category" all="All categories" choices={categories} />
      <FilterSelect label="Show" name="state" all="All products" choices={adminStates} />
      <FilterSelect label="Sort by" name="sort" choices={sorts} />
    </FilterForm>
  );
}
