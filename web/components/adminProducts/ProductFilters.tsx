import { adminSorts, adminStates } from '#domain/adminListing.ts';
import { categories } from '#domain/categories.ts';
import { adminListingTexts } from '#texts/adminListing.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect, sortChoices } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const productFilterNames = ['search', 'category', 'state', 'sort'] as const;

const states = adminStates.map((value) => ({ value, label: adminListingTexts.states[value] }));

const sorts = sortChoices(adminSorts, adminListingTexts.sorts);

export function ProductFilters() {
  return (
    <FilterForm label={adminProductsTexts.filterProducts}>
      <SearchField
        label={adminProductsTexts.searchProducts}
        placeholder={adminProductsTexts.searchPlaceholder}
      />
      <FilterSelect
        label={adminProductsTexts.category}
        name="category"
        all={adminProductsTexts.allCategories}
        choices={categories}
      />
      <FilterSelect
        label={adminProductsTexts.show}
        name="state"
        all={adminProductsTexts.allProducts}
        choices={states}
      />
      <FilterSelect label={adminProductsTexts.sortBy} name="sort" choices={sorts} />
    </FilterForm>
  );
}
