import { userSorts } from '#domain/userListing.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const userFilterNames = ['search', 'role', 'isActive'] as const;

/** The first entry is the default, so it is not in the address. */
const sorts = userSorts.map(({ value, label }, place) => ({ value: place === 0 ? '' : value, label }));

const roleChoices = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
];
const statuses = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

export function UserFilters() {
  return (
    <FilterForm label="Filter users">
      <SearchField label="Search users" placeholder="Name, email or phone" />
      <FilterSelect label="Role" name="role" all="All roles" choices={roleChoices} />
      <FilterSelect label="Status" name="isActive" all="All statuses" choices={statuses} />
      <FilterSelect label="Sort" name="sort" choices={sorts} className="basis-44" />
    </FilterForm>
  );
}
