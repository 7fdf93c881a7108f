import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const userFilterNames = ['search', 'role', 'isActive'] as const;

const roleChoices = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
];
const standings = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

export function UserFilters() {
  return (
    <FilterForm label="Filter users">
      <SearchField label="Search users" placeholder="Name, email or phone" />
      <FilterSelect label="Role" name="role" all="All roles" choices={roleChoices} />
      <FilterSelect label="Status" name="isActive" all="All statuses" choices={standings} />
    </FilterForm>
  );
}
