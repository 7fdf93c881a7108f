import { userSorts } from '#domain/userListing.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { userListingTexts } from '#texts/userListing.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect, sortChoices } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const userFilterNames = ['search', 'role', 'isActive'] as const;

const sorts = sortChoices(userSorts, userListingTexts.sorts);

const roleChoices = [
  { value: 'user', label: adminUsersTexts.user },
  { value: 'admin', label: adminUsersTexts.admin },
];
const statuses = [
  { value: 'true', label: adminUsersTexts.active },
  { value: 'false', label: adminUsersTexts.inactive },
];

export function UserFilters() {
  return (
    <FilterForm label={adminUsersTexts.filterUsers}>
      <SearchField label={adminUsersTexts.searchUsers} placeholder={adminUsersTexts.searchPlaceholder} />
      <FilterSelect
        label={adminUsersTexts.role}
        name="role"
        all={adminUsersTexts.allRoles}
        choices={roleChoices}
      />
      <FilterSelect
        label={adminUsersTexts.status}
        name="isActive"
        all={adminUsersTexts.allStatuses}
        choices={statuses}
      />
      <FilterSelect label={adminUsersTexts.sort} name="sort" choices={sorts} />
    </FilterForm>
  );
}
